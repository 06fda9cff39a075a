import { expect, test } from 'vitest';
import { linesOf } from './words-lines.ts';

test('each line is read in its own direction', () => {
  expect(linesOf('Night dive tonight\nغوصة ليلية الليلة')).toEqual([
    { text: 'Night dive tonight', lang: 'en', dir: 'ltr' },
    { text: 'غوصة ليلية الليلة', lang: 'ar', dir: 'rtl' },
  ]);
});

test('a line without letters goes with the whole text', () => {
  expect(linesOf('أجمل غوصة هذا العام\n\n🤿 18').map(({ dir }) => dir)).toEqual([
    'rtl',
    'rtl',
    'rtl',
  ]);
});
