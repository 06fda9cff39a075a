import { expect, test } from 'vitest';
import { passagesOf } from './words-passages.ts';

test('lines of the other direction are a passage of their own', () => {
  expect(passagesOf('Night dive\n\nBring lights\nغوصة ليلية\nأحضروا الكشافات')).toEqual([
    { text: 'Night dive\n\nBring lights', lang: 'en', dir: 'ltr' },
    { text: 'غوصة ليلية\nأحضروا الكشافات', lang: 'ar', dir: 'rtl' },
  ]);
});

test('a line without letters goes with what stands before it, the first with the whole', () => {
  expect(passagesOf('🤿\nأجمل غوصة هذا العام\n18')).toEqual([
    { text: '🤿\nأجمل غوصة هذا العام\n18', lang: 'ar', dir: 'rtl' },
  ]);
  expect(passagesOf('')).toEqual([{ text: '', lang: 'en', dir: 'ltr' }]);
});
