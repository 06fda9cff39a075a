import { expect, test } from 'vitest';
import { runsOf } from './words-runs.ts';

test.each([
  ['صورها @mira.h، شكرًا', '@mira.h'],
  ['اتصلوا على +962 79 123 4567.', '+962 79 123 4567'],
  ['المركز: +20 (69) 360-0400', '+20 (69) 360-0400'],
  ['واتساب 079 123 4567', '079 123 4567'],
])('%j contains the run %j', (text, run) => {
  expect(runsOf(text)).toHaveLength(3);
  expect(runsOf(text)[1]).toBe(run);
});

test.each(['18 - 25 متر', 'من 12 إلى 16', 'غوصة رقم 100', 'a@', ''])('%j contains none', (text) => {
  expect(runsOf(text)).toEqual([text]);
});
