import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  clockMinutes,
  clockTimeOrNull,
  clockTimeSchema,
  isoDateSchema,
  toClockTime,
} from './dates.ts';

test('dates and times are validated in forms and payloads', () => {
  expect(v.safeParse(isoDateSchema, '2026-02-31').issues?.[0].message).toBe('date.not-iso');
  expect(v.is(clockTimeSchema, '23:59')).toBe(true);
  expect(v.safeParse(clockTimeSchema, '24:00').issues?.[0].message).toBe('time.invalid');
});

test.each([
  ['910', '09:10'],
  ['0910', '09:10'],
  ['9:10', '09:10'],
  [' ٠٩:١٠ ', '09:10'],
  ['09:10', '09:10'],
  ['9', '9'],
  ['', ''],
  ['soon', 'soon'],
])('the time %j becomes %j', (text, time) => {
  expect(toClockTime(text)).toBe(time);
});

test('times of day are parsed, also as other backends send them', () => {
  expect(v.parse(clockTimeOrNull, 930)).toBe('09:30');
  expect(v.parse(clockTimeOrNull, 5)).toBe('00:05');
  expect(v.parse(clockTimeOrNull, undefined)).toBeNull();
  expect(clockMinutes('09:30')).toBe(570);
  expect(clockMinutes('09:30:15')).toBe(570);
  expect(clockMinutes('9 am')).toBeNull();
});
