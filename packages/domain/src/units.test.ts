import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barToPsi,
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  feetToMetres,
  kilogramsToPounds,
  metresToFeet,
  poundsToKilograms,
  psiToBar,
} from './units.ts';

test('known values', () => {
  expect(feetToMetres(66)).toBeCloseTo(20.1168, 10);
  expect(fahrenheitToCelsius(77)).toBe(25);
  expect(celsiusToFahrenheit(-40)).toBe(-40);
  expect(barToPsi(1)).toBe(14.5037738);
  expect(poundsToKilograms(1)).toBe(0.45359237);
});

test.each([
  ['feet', feetToMetres, metresToFeet],
  ['degrees', fahrenheitToCelsius, celsiusToFahrenheit],
  ['psi', psiToBar, barToPsi],
  ['pounds', poundsToKilograms, kilogramsToPounds],
])('%s survive the way there and back', (_unit, there, back) => {
  const values = fc.double({ min: -10_000, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(values, (value) => {
      expect(back(there(value))).toBeCloseTo(value, 8);
    }),
  );
});
