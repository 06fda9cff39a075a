import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchSchema } from './search.ts';

test('a search is trimmed and normalised; NUL, lone surrogates and 201 characters are refused', () => {
  expect(v.parse(searchSchema, '  cafe\u0301 ')).toBe('café');
  expect(v.is(searchSchema, 'x'.repeat(200))).toBe(true);
  expect(v.safeParse(searchSchema, 'x'.repeat(201)).issues?.[0].message).toBe('search.too-long');
  expect(v.safeParse(searchSchema, 'a\0b').issues?.[0].message).toBe('text.unsafe');
  expect(v.safeParse(searchSchema, 'a\ud800b').issues?.[0].message).toBe('text.unsafe');
});
