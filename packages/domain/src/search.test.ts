import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { foldSearch, searchSchema } from './search.ts';

test.each([
  ['MIRA', 'mira'],
  ['Crème Brûlée', 'creme brulee'],
  ['Ångström Øresund Łódź', 'angstrom oresund lodz'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['أحمد إلى آل ٱلبحر', 'احمد الي ال البحر'],
  ['مؤتمر شاطئ', 'موتمر شاطي'],
  ['مدرسة', 'مدرسه'],
  ['غـــوص', 'غوص'],
  ['غَوْصٌ', 'غوص'],
  ['٢٥ م', '25 م'],
  ['a\u200db\u202ec', 'abc'],
  ['50%_\\', '50%_\\'],
])('%j is searched as %j', (text, folded) => {
  expect(foldSearch(text)).toBe(folded);
});

test('composed and decomposed letters are the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldSearch(text.normalize('NFD'))).toBe(foldSearch(text.normalize('NFC')));
    }),
  );
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldSearch(text);
      expect(foldSearch(folded)).toBe(folded);
    }),
    { numRuns: 2000 },
  );
});

test('a search is trimmed and normalised; NUL, half pairs and 201 characters are refused', () => {
  expect(v.parse(searchSchema, '  cafe\u0301 ')).toBe('café');
  expect(v.is(searchSchema, 'x'.repeat(200))).toBe(true);
  expect(v.safeParse(searchSchema, 'x'.repeat(201)).issues?.[0].message).toBe('search.too-long');
  expect(v.safeParse(searchSchema, 'a\0b').issues?.[0].message).toBe('text.unsafe');
  expect(v.safeParse(searchSchema, 'a\ud800b').issues?.[0].message).toBe('text.unsafe');
});
