import { expect, test } from 'vitest';
import { directionOf } from './words-direction.ts';

test.each([
  ['Manta!', 'en', 'ltr'],
  ['SS Thistlegorm أجمل حطام في البحر الأحمر', 'ar', 'rtl'],
  ['We say شعاب for reef', 'en', 'ltr'],
  ['צלילה', 'en', 'rtl'],
  ['12 m 🤿', 'en', 'ltr'],
  ['', 'en', 'ltr'],
])('%j has lang %s and dir %s', (words, lang, dir) => {
  expect(directionOf(words)).toEqual({ lang, dir });
});
