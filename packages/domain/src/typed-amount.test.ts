import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './typed-amount.ts';
import type { Unit } from './units.ts';

test.each<[string, Unit, number, Unit | undefined]>([
  ['30 m', 'ft', 30, 'm'],
  ['98 ft', 'ft', 98, 'ft'],
  ['98ft', 'm', 98, 'ft'],
  ["98'", 'ft', 98, 'ft'],
  ['98 Feet', 'ft', 98, 'ft'],
  ['98', 'ft', 98, undefined],
  ['٣٠ م', 'ft', 30, 'm'],
  ['۳۰ متر', 'ft', 30, 'm'],
  ['٩٨ قدم', 'ft', 98, 'ft'],
  ['20 قدمًا', 'ft', 20, 'ft'],
  ['20 °C', '°F', 20, '°C'],
  ['20C', '°F', 20, '°C'],
  ['20 ° م', '°F', 20, '°C'],
  ['20 °م', '°F', 20, '°C'],
  ['68F', '°F', 68, '°F'],
  ['68 ف', '°F', 68, '°F'],
  ['20°', '°C', 20, undefined],
  ['-2 °C', '°F', -2, '°C'],
  ['\u22122 °C', '°F', -2, '°C'],
  ['\u2066-2\u2069 °م', '°F', -2, '°C'],
  ['200 bar', 'psi', 200, 'bar'],
  ['٢٠٠ بار', 'psi', 200, 'bar'],
  ['3000 PSI', 'psi', 3000, 'psi'],
  ['5 kg', 'lb', 5, 'kg'],
  ['5 كغ', 'lb', 5, 'kg'],
  ['12 lbs.', 'lb', 12, 'lb'],
  ['12 رطل', 'kg', 12, 'lb'],
  ['20.5 m', 'ft', 20.5, 'm'],
  ['20,5 m', 'ft', 20.5, 'm'],
  ['٢٠٫٥ م', 'ft', 20.5, 'm'],
  ['٢٠،٥ م', 'ft', 20.5, 'm'],
  ['0,125 kg', 'lb', 0.125, 'kg'],
  ['3.000 kg', 'lb', 3, 'kg'],
  ['44 min', 'min', 44, 'min'],
  ['٤٤ دقيقة', 'min', 44, 'min'],
  ['79%', '%', 79, '%'],
])('%j in a field in %s', (text, field, value, unit) => {
  expect(readAmount(text, field, false)).toEqual({ value, unit });
});

describe('is refused with a reason', () => {
  test.each<[string, Unit, string]>([
    ['30 kg', 'ft', 'amount.not-a-length'],
    ['30 fathoms', 'm', 'amount.not-a-length'],
    ['30 m', '°F', 'amount.not-a-temperature'],
    ['30 °C', 'psi', 'amount.not-a-pressure'],
    ['30 bar', 'kg', 'amount.not-a-weight'],
    ['3,000 psi', 'psi', 'amount.ambiguous-comma'],
    ['12,345 psi', 'psi', 'amount.ambiguous-comma'],
    ['30 m', 'min', 'number.invalid'],
    ['30 m', '°', 'number.invalid'],
    ['deep', 'ft', 'number.invalid'],
    ['30 m 2', 'ft', 'number.invalid'],
    ['1.', 'ft', 'number.invalid'],
    ['1,234,5 m', 'ft', 'number.invalid'],
    ['٣٬٠٠٠ psi', 'psi', 'number.invalid'],
    ['1e3', 'ft', 'number.invalid'],
    ['1e3 m', 'ft', 'number.invalid'],
    ['m', 'ft', 'number.invalid'],
    ['°', '°F', 'number.invalid'],
  ])('%j in a field in %s: %s', (text, field, message) => {
    expect(readAmount(text, field, false)).toBe(message);
  });

  test('a comma without a unit, except where it is allowed', () => {
    expect(readAmount('1,5', 'ft', false)).toBe('number.invalid');
    expect(readAmount('1,5', 'ft', true)).toEqual({ value: 1.5, unit: undefined });
    expect(readAmount('1,500', 'ft', true)).toBe('amount.ambiguous-comma');
  });
});

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

test('any number is read as it was written, with any unit, digits and decimal mark', () => {
  const units = fc.constantFrom<[Unit, string]>(
    ['m', 'm'],
    ['ft', 'قدم'],
    ['°C', '°C'],
    ['psi', 'psi'],
    ['kg', 'كغ'],
  );
  const number = fc.tuple(
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.integer({ min: 0, max: 99 }),
  );
  const mark = fc.constantFrom('.', ',', '٫');
  const digits = fc.constantFrom((text: string) => text, arabicDigits);
  fc.assert(
    fc.property(
      units,
      number,
      mark,
      digits,
      fc.boolean(),
      ([unit, word], [whole, rest], ...style) => {
        const [decimal, write, hasSpace] = style;
        const text = `${write(`${whole}${decimal}${rest}`)}${hasSpace ? ' ' : ''}${word}`;
        expect(readAmount(text, unit, true)).toEqual({ value: Number(`${whole}.${rest}`), unit });
      },
    ),
  );
});
