import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSearch, nameWords, searchWords } from './fold-search.ts';
import { alikeWords, handles } from './fold-search-fixture.ts';

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

test('every character folds like its decomposition', () => {
  const characters = Array.from({ length: 0x1_ff_ff }, (_, point) => point)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point));
  const apart = characters.filter(
    (character) => foldSearch(character.normalize('NFD')) !== foldSearch(character),
  );
  expect(apart).toEqual([]);
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

test.each(alikeWords)('%s: %j and %j are the same to a search', (_name, one, other) => {
  expect(searchWords(one)).toEqual(searchWords(other));
  expect(searchWords(one).every((word) => foldSearch(other).includes(word))).toBe(true);
});

test.each([
  ['پدر', 'بدر'],
  ['گل', 'كل'],
  ['чай', 'шай'],
  ["o'brien", 'obrien'],
  ['al-sayed', 'alsayed'],
])('%j and %j are different', (one, other) => {
  expect(foldSearch(one)).not.toBe(foldSearch(other));
});

test.each(handles)('the sign before the name in %j is ignored', (typed, name) => {
  expect(searchWords(typed).join(' ')).toBe(name);
});

test('signs alone are no words', () => {
  expect(searchWords('@ \u00A0 ＠ \u200B')).toEqual([]);
});

test('a username is searched for alike with points, underscores and spaces, and found as a name', () => {
  const name = fc.stringMatching(/^[a-z0-9]{2,8}$/);
  const separator = fc.constantFrom('.', '_', '__', '._', ' ');
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 5 }), separator, (parts, between) => {
      const words = nameWords(parts.join(between));
      expect(words).toEqual(parts);
      for (const stored of ['.', '_', ' ', '-'].map((sign) => parts.join(sign)))
        expect(words.every((word) => foldSearch(stored).includes(word))).toBe(true);
    }),
  );
});

test('of a search for people no word is lost, and none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const words = nameWords(search);
      expect(words.length > 0).toBe(searchWords(search).length > 0);
      expect(words).not.toContain('');
      expect(words.every((word) => foldSearch(search).includes(word))).toBe(true);
    }),
  );
});

test.each([
  ['@mira.jones', ['mira', 'jones']],
  ['mira.jones@reef.example', ['mira.jones@reef.example']],
  ['mira_', ['mira_']],
  ['m.jones', ['m.jones']],
  ['a_b', ['a_b']],
  ['_', ['_']],
])('a search for people by %j has the words %j', (search, words) => {
  expect(nameWords(search)).toEqual(words);
});
