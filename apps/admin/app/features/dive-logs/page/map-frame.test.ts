import { expect, it } from 'vitest';
import { mapPoint } from './map-frame.ts';

it.each([
  [
    { latitude: 84, longitude: -180 },
    { x: 0, y: 0 },
  ],
  [
    { latitude: 13, longitude: 0 },
    { x: 50, y: 50 },
  ],
  [
    { latitude: -58, longitude: 180 },
    { x: 100, y: 100 },
  ],
  [
    { latitude: -77, longitude: 90 },
    { x: 75, y: 100 },
  ],
])('%j is at %j', (position, point) => {
  const { x, y } = mapPoint(position);
  expect(x).toBeCloseTo(point.x, 6);
  expect(y).toBeCloseTo(point.y, 6);
});
