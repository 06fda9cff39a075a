import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clockTimeOrNull, clockMinutes, clockTimeSchema, isoDateSchema } from './dates.ts';
import { maskDate, maskedDateText, parseMaskedDate, toClockTime, toMaskedDate } from './dates.ts';

test.each([
  ['05/14/2026', '2026-05-14'],
  ['٠٥/١٤/٢٠٢٦', '2026-05-14'],
  ['2026-05-14', '2026-05-14'],
  ['2026-05-14T09:10:00.000Z', '2026-05-14'],
  ['02/29/2024', '2024-02-29'],
  ['02/31/2026', null],
  ['02/29/2026', null],
  ['13/01/2026', null],
  ['14/05/2026', null],
  ['5/14/2026', null],
  ['05/14/26', null],
  ['2026-05-14x', null],
  ['', null],
])('%j is parsed as %j', (text, iso) => {
  expect(parseMaskedDate(text)).toBe(iso);
});

test('every date survives a round trip through the mask', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      expect(parseMaskedDate(toMaskedDate(iso))).toBe(iso);
    }),
  );
});

test('a date field inserts slashes while typing', () => {
  expect(maskDate('051')).toBe('05/1');
  expect(maskDate('05142026')).toBe('05/14/2026');
  expect(maskDate('5/')).toBe('05');
  expect(maskDate('05/4/')).toBe('05/04');
  expect(maskDate('2026-05-14')).toBe('05/14/2026');
  expect(maskDate('abc')).toBe('');
  for (const month of ['06/2026', '2026-06', '٠٦/٢٠٢٦']) expect(maskDate(month)).toBe(month);
});

test('dates and times are validated in forms and payloads', () => {
  expect(v.is(maskedDateText, '')).toBe(true);
  expect(v.safeParse(maskedDateText, '02/31/2026').issues?.[0].message).toBe('date.invalid');
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
  expect(toMaskedDate(null)).toBe('');
});
