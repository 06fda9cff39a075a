import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countOrZero, numberOrNull, finiteNumber, isNumericText, numericText } from './numbers.ts';
import { toLatinDigits, toNumberOrNull, toNumberText } from './numbers.ts';

test.each(['0', '7', '-3', '12.5', '007', ' 42 ', '٤٢', '۴۲', '-١٢٫٥'])(
  '%j is a number',
  (text) => {
    expect(isNumericText(text)).toBe(true);
  },
);

test.each(['', ' ', '1e3', '+1', '.5', '5.', '1,5', '0x10', 'NaN', 'Infinity', '1 2', '--1'])(
  '%j is not a number',
  (text) => expect(isNumericText(text)).toBe(false),
);

describe('toNumberOrNull', () => {
  test('empty is null and never 0, while 0 stays 0', () => {
    expect(toNumberOrNull('')).toBeNull();
    expect(toNumberOrNull('   ')).toBeNull();
    expect(toNumberOrNull('abc')).toBeNull();
    expect(toNumberOrNull('0')).toBe(0);
  });

  test('accepts Arabic digits', () => {
    expect(toNumberOrNull('-٩٫٥')).toBe(-9.5);
    expect(toLatinDigits('۱۲۳')).toBe('123');
  });

  test('parses every decimal that a form shows', () => {
    const decimals = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((n) => n / 100);
    fc.assert(
      fc.property(decimals, (value) => {
        expect(toNumberOrNull(toNumberText(value))).toBeCloseTo(value, 9);
      }),
    );
  });
});

test('a form field is empty or a number', () => {
  expect(v.is(numericText, '')).toBe(true);
  expect(v.safeParse(numericText, 'deep').issues?.[0].message).toBe('number.invalid');
});

test('a payload number is not coerced and never infinite', () => {
  for (const value of ['1', null, Number.NaN, JSON.parse('1e309')]) {
    expect(v.safeParse(finiteNumber, value).issues?.[0].message).toBe('number.invalid');
  }
});

test('a number in a response may be missing or a decimal as text', () => {
  expect(v.parse(numberOrNull, undefined)).toBeNull();
  expect(v.parse(numberOrNull, '66.50')).toBe(66.5);
  expect(v.parse(numberOrNull, 'deep')).toBeNull();
  expect(v.parse(countOrZero, null)).toBe(0);
});
