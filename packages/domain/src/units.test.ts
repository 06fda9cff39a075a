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
])('%s survive a round trip', (_unit, there, back) => {
  const values = fc.double({ min: -10_000, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(values, (value) => {
      expect(back(there(value))).toBeCloseTo(value, 8);
    }),
  );
});

test.each([
  ['feet', feetToMetres, metresToFeet],
  ['degrees', fahrenheitToCelsius, celsiusToFahrenheit],
  ['psi', psiToBar, barToPsi],
  ['pounds', poundsToKilograms, kilogramsToPounds],
])(
  '%s do not drift: after a hundred round trips the error is below a thousandth',
  (_unit, there, back) => {
    const values = fc.integer({ min: -500_000, max: 5_000_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(values, (value) => {
        let travelled = value;
        for (let trip = 0; trip < 100; trip += 1) travelled = back(there(travelled));
        expect(Math.abs(travelled - value)).toBeLessThan(0.001);
      }),
    );
  },
);
