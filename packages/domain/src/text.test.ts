import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';
import { statusText } from './status-text.ts';
import {
  boundedLine,
  boundedText,
  collapsedText,
  requiredLine,
  requiredText,
  wellFormedText,
} from './text.ts';

function refusal(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message;
}

test('text is normalised to NFC, and NUL and lone surrogates are refused', () => {
  expect(v.parse(wellFormedText, 'e\u0301')).toBe('é');
  expect(v.parse(wellFormedText, '🐠')).toBe('🐠');
  expect(v.is(wellFormedText, 'a\0')).toBe(false);
  expect(v.is(wellFormedText, '\udc20')).toBe(false);
});

test('a text of 20,000 characters is accepted, a longer one refused', () => {
  expect(v.is(wellFormedText, 'x'.repeat(20_000))).toBe(true);
  expect(refusal(wellFormedText, 'x'.repeat(20_001))).toMatch(/<=20000/);
});

test.each([
  ['31 marks', 'e', '\u0301', 31],
  ['31 marks without a letter', '', '\u0301', 31],
  ['marks of two kinds', 'e', '\u0316\u0301', 16],
  ['vowel marks', 'ب', '\u064E', 31],
])('%s on one letter are refused, 30 are not', (_name, letter, marks, times) => {
  expect(refusal(wellFormedText, letter + marks.repeat(times))).toBe('text.stacked-marks');
  const few = letter + marks.repeat(times - 1);
  expect(v.is(wellFormedText, `${few}x${few}`)).toBe(true);
});

test('NFC reorders only marks, so that their number limits its run time', () => {
  // The mark with the highest combining class: all others are sorted before it.
  const last = '\u0345';
  const others: string[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point += 1) {
    const sign = String.fromCodePoint(point);
    if (!sign.isWellFormed() || /\p{M}/u.test(sign)) continue;
    if (!`q${last}${sign}`.normalize('NFD').startsWith(`q${last}`)) others.push(sign);
  }
  expect(others).toEqual([]);
});

test('even the slowest texts are checked within 50 ms of CPU time', () => {
  const slow = ['\u0316\u0301'.repeat(32_000), `a${'\u0316\u0301'.repeat(15)}`.repeat(2_000)];
  for (const schema of [requiredText(5000), boundedText(5000), collapsedText]) {
    for (const text of slow) {
      const before = process.threadCpuUsage();
      v.safeParse(schema, text);
      expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
    }
  }
});

test.each([
  ['a zero-width space', '\u200B'],
  ['the filler of Hangul', '\u3164'],
  ['the empty braille cell', '\u2800'],
  ['a soft hyphen', '\u00AD'],
  ['a variation selector', '\uFE0F'],
  ['an override', '\u202E'],
  ['a tag', '\u{E0041}'],
])('%s alone counts as empty', (_name, sign) => {
  const text = `${sign} ${sign}`;
  expect(refusal(requiredText(10), text)).toBe('text.required');
  expect(refusal(requiredLine(10), text)).toBe('text.required');
  expect(v.parse(boundedText(10), text)).toBe('');
  expect(v.parse(boundedLine(10), text)).toBe('');
});

test('a line loses bidirectional overrides and keeps joiners and isolates', () => {
  expect(v.parse(boundedLine(20), '\u202EMira\u202C\nHaddad')).toBe('Mira Haddad');
  for (const text of ['می\u200Cخواهم', '\u2068Mira\u2069', '👨\u200D👩']) {
    expect(v.parse(boundedLine(20), text)).toBe(text);
  }
});

test('names lose outer spaces and repeated inner spaces', () => {
  expect(v.parse(collapsedText, '  Mira \t  Haddad ')).toBe('Mira Haddad');
});

test('spaces alone count as empty', () => {
  expect(v.safeParse(requiredText(10), '   ').issues?.[0].message).toBe('text.required');
  expect(v.parse(boundedText(10), '   ')).toBe('');
  expect(v.is(boundedText(3), 'four')).toBe(false);
});

test.each(['+1 234-567-8901', '1234567', '(02) 555-1234', '+962 79 000'])(
  '%j is a phone number',
  (text) => {
    expect(v.is(phoneSchema, text)).toBe(true);
  },
);

test.each(['123456', '1234567890123456', 'call me now', '123.4567'])(
  '%j is not a phone number',
  (text) => {
    expect(v.safeParse(phoneSchema, text).issues?.[0].message).toBe('phone.invalid');
  },
);

test.each([
  ['OPEN', 'Open'],
  ['IN_PROGRESS', 'In Progress'],
  ['in_progress', 'In Progress'],
  ['', ''],
])('status %j shows as %j', (status, text) => {
  expect(statusText(status)).toBe(text);
});
