import { expect, test } from 'vitest';
import { directionOf } from './words-direction.ts';

test.each([
  ['Manta!', 'en', 'ltr'],
  ['SS Thistlegorm أجمل حطام في البحر الأحمر', 'ar', 'rtl'],
  ['We say شعاب for reef', 'en', 'ltr'],
  ['צלילה', 'en', 'rtl'],
  ['12 m 🤿', 'en', 'ltr'],
  ['', 'en', 'ltr'],
  ['راسلوا dive-center@reef.example.com', 'ar', 'rtl'],
  ['https://reef.example/dives?of=mira شعاب', 'ar', 'rtl'],
  ['www.reef.example/very/long/path هنا', 'ar', 'rtl'],
  ['See https://مثال.إختبار/شعاب-المرجان now', 'en', 'ltr'],
  ['غوص medium.com/@350/x', 'ar', 'rtl'],
  ['info@reef.example', 'en', 'ltr'],
])('%j has lang %s and dir %s', (words, lang, dir) => {
  expect(directionOf(words)).toEqual({ lang, dir });
});
