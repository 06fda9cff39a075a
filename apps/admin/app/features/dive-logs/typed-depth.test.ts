import { expect, test } from 'vitest';
import { depthText, readDepth } from './typed-depth.ts';

test.each([
  ['30 m', undefined, '98.43'],
  ['98 ft', 'metric', '98'],
  ['98', undefined, '98'],
  ['30', 'metric', '98.43'],
  ['٣٠ م', 'metric', '98.43'],
  ['12,5', 'metric', '41.01'],
  ['0', 'imperial', '0'],
  ['', 'metric', ''],
  ['396 m', 'imperial', '1299.21'],
] as const)('%s is read with %s units', (text, units, feet) => {
  expect(readDepth(text, units)).toBe(feet);
});

test.each(['-1', '1301', '397 m', '30 psi', 'deep', '3,000'])('%s is refused', (text) => {
  expect(readDepth(text, 'imperial')).toBeNull();
});

test('a depth is shown in the chosen unit, and reads back as the same', () => {
  for (const text of ['0', '5', '18.3', '30', '40.5', '396']) {
    const feet = readDepth(text, 'metric');
    expect(depthText(Number(feet), 'metric')).toBe(text);
  }
  expect(depthText(98.43, undefined)).toBe('98.4');
  expect(depthText(undefined, 'metric')).toBe('');
});
