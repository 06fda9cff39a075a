import { expect, test } from 'vitest';
import { containsWords } from '../../shared/text/contains-words.ts';
import { byLikeness } from './by-likeness.ts';

const named = (label: string, hint = '') => ({ label, hint });

test.each([
  ['عمر', ['عمرو خالد', 'عمرو حسن', 'عمر فاروق'], 'عمر فاروق'],
  ['ann', ['Annabel Reef', 'Joanna Bay', 'Ann Bay'], 'Ann Bay'],
  ['علي', ['عليا منصور', 'علی رضا'], 'علی رضا'],
  ["o'brien", ['O’Brienne Hale', 'Pat O’Brien'], 'Pat O’Brien'],
  ['al-sayed', ['Al-Sayedi', 'Omar Al\u2011Sayed'], 'Omar Al\u2011Sayed'],
  ['reef', ['Greef', 'Reefs at night', 'Shark\u00A0Reef'], 'Shark\u00A0Reef'],
  ['mar', ['Samar', 'Marwan'], 'Marwan'],
])('of those that %j finds, %j, the closest is first: %s', (search, labels, first) => {
  expect(
    byLikeness(
      search,
      labels.map((label) => named(label)),
    )[0]?.label,
  ).toBe(first);
});

test('a username counts as a word, with its sign or without; equals stay in order', () => {
  const people = [
    named('Miranda Two', '@mira2'),
    named('M. H.', '@mira'),
    named('Mira One', '@one'),
  ];
  for (const search of ['mira', '@mira']) {
    expect(byLikeness(search, people).map(({ hint }) => hint)).toEqual(['@mira', '@one', '@mira2']);
  }
});

test('pages and views are found by any of their words, whatever the accents and the order', () => {
  expect(containsWords('logs dive', 'Dive Logs')).toBe(true);
  expect(containsWords('المفضله', 'المُفضّلة')).toBe(true);
  expect(containsWords('dive trips', 'Dive Logs')).toBe(false);
});
