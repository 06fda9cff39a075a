import { expect, test } from 'vitest';
import { excerptAroundMatch, matchRanges } from './search-matches.ts';

const found = (search: string, text: string) =>
  matchRanges(search, text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['carvalho inês', 'Ines CARVALHO', ['CARVALHO', 'Ines']],
  ['strasse', 'An der Straße', ['Straße']],
  ['مرجانيه', 'شعاب مُرجانيّة هنا', ['مُرجانيّة']],
  ['reef', 'Reef after reef', ['Reef', 'reef']],
  ['eae', 'idæa', []],
  ['shark', '🤿 Shark', ['Shark']],
  ['wreck', 'Nothing of it', []],
  ['mira.jones', 'Mira Jones', ['Mira', 'Jones']],
  ['mira_jones', 'mira.jones', ['mira', 'jones']],
  ['mira.jones', 'Mira was here', []],
  ['3.5', '3.5 mm, 3 or 5', ['3.5']],
  ['', 'Anything', []],
])('%j finds in %j: %j', (search, text, words) => {
  expect(found(search, text)).toEqual(words);
});

const long = `${'We dived and dived again. '.repeat(6)}Then a manta came by, and stayed.`;

test('a long text is cut shortly before the first match', () => {
  const part = excerptAroundMatch('manta', long);
  expect(part).toMatch(/^… \S+ .*manta came by, and stayed\.$/);
  expect(part.indexOf('manta')).toBeLessThan(55);
});

test('a text with an early match or none is not cut', () => {
  expect(excerptAroundMatch('dived', long)).toBe(long);
  expect(excerptAroundMatch('octopus', long)).toBe(long);
});
