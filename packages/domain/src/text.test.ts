import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';
import { statusText } from './status-text.ts';
import { boundedText, collapsedText, requiredText, storableText } from './text.ts';

test('text is stored as NFC, without NUL or half a surrogate pair', () => {
  expect(v.parse(storableText, 'e\u0301')).toBe('é');
  expect(v.parse(storableText, '🐠')).toBe('🐠');
  expect(v.is(storableText, 'a\0')).toBe(false);
  expect(v.is(storableText, '\udc20')).toBe(false);
});

test('names lose spaces around and runs of spaces within', () => {
  expect(v.parse(collapsedText, '  Mira \t  Haddad ')).toBe('Mira Haddad');
});

test('only spaces are no text', () => {
  expect(v.safeParse(requiredText(10), '   ').issues?.[0].message).toBe('text.required');
  expect(v.parse(boundedText(10), '   ')).toBe('');
  expect(v.is(boundedText(3), 'four')).toBe(false);
});

test.each(['+1 234-567-8901', '1234567', '(02) 555-1234', '+962 79 000'])(
  '%j is a phone',
  (text) => {
    expect(v.is(phoneSchema, text)).toBe(true);
  },
);

test.each(['123456', '1234567890123456', 'call me now', '123.4567'])('%j is no phone', (text) => {
  expect(v.safeParse(phoneSchema, text).issues?.[0].message).toBe('phone.invalid');
});

test.each([
  ['OPEN', 'Open'],
  ['IN_PROGRESS', 'In Progress'],
  ['in_progress', 'In Progress'],
  ['', ''],
])('status %j shows as %j', (status, text) => {
  expect(statusText(status)).toBe(text);
});
