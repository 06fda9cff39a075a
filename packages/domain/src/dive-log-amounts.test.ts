import { expect, test } from 'vitest';
import { type Amount, counterpart, inBothUnits, unitOf } from './dive-log-amounts.ts';

test.each<[Amount, Amount | null]>([
  [
    { value: 66, unit: 'ft' },
    { value: 20.1168, unit: 'm' },
  ],
  [
    { value: 20, unit: 'm' },
    { value: 65.6168, unit: 'ft' },
  ],
  [
    { value: 77, unit: '°F' },
    { value: 25, unit: '°C' },
  ],
  [
    { value: 3000, unit: 'psi' },
    { value: 206.8427, unit: 'bar' },
  ],
  [
    { value: 8, unit: 'lb' },
    { value: 3.6287, unit: 'kg' },
  ],
  [
    { value: 25, unit: '°C' },
    { value: 77, unit: '°F' },
  ],
  [
    { value: 200, unit: 'bar' },
    { value: 2900.7548, unit: 'psi' },
  ],
  [
    { value: 5, unit: 'kg' },
    { value: 11.0231, unit: 'lb' },
  ],
  [{ value: 42, unit: 'min' }, null],
  [{ value: 79, unit: '%' }, null],
])('%j equals %j', (amount, other) => {
  const found = counterpart(amount);
  expect(found?.unit).toBe(other?.unit);
  if (other) expect(found?.value).toBeCloseTo(other.value, 4);
});

test('a visibility has the unit in its log, if it is a known unit', () => {
  expect(unitOf('visibilityValue', 'm')).toBe('m');
  expect(unitOf('visibilityValue', 'fathoms')).toBeUndefined();
  expect(unitOf('maxDepth', 'm')).toBe('ft');
  expect(unitOf('diveNumber', 'ft')).toBeUndefined();
});

test.each([
  ['ft', undefined, ['ft', 'm']],
  ['ft', 'metric', ['m', 'ft']],
  ['ft', 'imperial', ['ft', 'm']],
  ['m', undefined, ['m', 'ft']],
  ['m', 'imperial', ['ft', 'm']],
  ['°F', undefined, ['°F', '°C']],
  ['°F', 'metric', ['°C', '°F']],
  ['psi', 'metric', ['bar', 'psi']],
  ['kg', 'imperial', ['lb', 'kg']],
  ['min', 'metric', ['min']],
] as const)('%s with the choice %s is shown as %j', (unit, chosen, shown) => {
  expect(inBothUnits({ value: 7, unit }, chosen).map((one) => one.unit)).toEqual(shown);
});
