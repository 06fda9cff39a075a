import { expect, test } from 'vitest';
import { splitRuns } from './words-runs.ts';

test.each([
  ['صورها @mira.h، شكرًا', '@mira.h'],
  ['اتصلوا على +962 79 123 4567.', '+962 79 123 4567'],
  ['المركز: +20 (69) 360-0400', '+20 (69) 360-0400'],
  ['واتساب 079 123 4567', '079 123 4567'],
])('%j contains the run %j', (text, run) => {
  expect(splitRuns(text)).toHaveLength(3);
  expect(splitRuns(text)[1]).toBe(run);
});

test.each(['18 - 25 متر', 'من 12 إلى 16', 'غوصة رقم 100', 'a@', ''])('%j contains none', (text) => {
  expect(splitRuns(text)).toEqual([text]);
});
