import * as v from 'valibot';
import { expect, test } from 'vitest';
import { codeSchema } from './account.ts';

test.each([
  'BCDF-2345',
  'bcdf2345',
  ' bcdf 2345 ',
  'BCDF–2345',
  'bcdf-٢٣٤٥',
  'BCDF-۲۳۴۵',
  '\u2068BCDF-2345\u2069\n',
])('a code may be typed or pasted as %j', (typed) => {
  expect(v.parse(codeSchema, typed)).toBe('BCDF2345');
});
