/**
 * Round ticks for an axis: integers from 0 in equal steps to at least the largest value, and to at
 * least 1.
 */
export function axisSteps(largest: number): number[] {
  const rough = Math.max(1, largest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A position in percent of the chart's width and height, from the top corner at the inline start. */
export interface Point {
  x: number;
  y: number;
}

/** @param top the value at the upper edge */
export function pointsOf(values: readonly number[], top: number): Point[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: (index / last) * 100,
    y: 100 - (value / Math.max(1, top)) * 100,
  }));
}

/** The points as an SVG path. */
export function linePath(points: readonly Point[]): string {
  const steps = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return steps.length === 0 ? '' : `M${steps.join('L')}`;
}
