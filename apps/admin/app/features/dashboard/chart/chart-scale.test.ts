import { expect, it } from 'vitest';
import { axisSteps, linePath, pointsOf } from './chart-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [72, [0, 20, 40, 60, 80]],
  [100, [0, 50, 100]],
  [2800, [0, 1000, 2000, 3000]],
  [125_000, [0, 50_000, 100_000, 150_000]],
])('an axis up to %i has the steps %j', (largest, steps) => {
  expect(axisSteps(largest)).toEqual(steps);
});

it('the first value is at the start, the last at the end, the largest at the top', () => {
  expect(pointsOf([0, 50, 100], 100)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
});

it('a single value or none is drawn without errors', () => {
  expect(pointsOf([0], 0)).toEqual([{ x: 0, y: 100 }]);
  expect(linePath([])).toBe('');
});

it('points become a path', () => {
  expect(
    linePath([
      { x: 0, y: 100 },
      { x: 100 / 3, y: 0 },
    ]),
  ).toBe('M0.00 100.00L33.33 0.00');
});
