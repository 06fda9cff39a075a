import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSearch } from './fold-search.ts';

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
])('%j is folded to %j', (text, folded) => {
  expect(foldSearch(text)).toBe(folded);
});

test('composed and decomposed letters fold alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldSearch(text.normalize('NFD'))).toBe(foldSearch(text.normalize('NFC')));
    }),
  );
});

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldSearch(text);
      expect(foldSearch(folded)).toBe(folded);
    }),
    { numRuns: 2000 },
  );
});
