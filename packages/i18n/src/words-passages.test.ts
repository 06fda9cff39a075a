import { expect, test } from 'vitest';
import { passagesOf } from './words-passages.ts';

test('lines of another direction form a separate passage', () => {
  expect(passagesOf('Night dive\n\nBring lights\nغوصة ليلية\nأحضروا الكشافات')).toEqual([
    { text: 'Night dive\n\nBring lights', lang: 'en', dir: 'ltr' },
    { text: 'غوصة ليلية\nأحضروا الكشافات', lang: 'ar', dir: 'rtl' },
  ]);
});

test('a line without letters joins the passage before it; at the start it gets the direction of the whole text', () => {
  expect(passagesOf('🤿\nأجمل غوصة هذا العام\n18')).toEqual([
    { text: '🤿\nأجمل غوصة هذا العام\n18', lang: 'ar', dir: 'rtl' },
  ]);
  expect(passagesOf('')).toEqual([{ text: '', lang: 'en', dir: 'ltr' }]);
});
