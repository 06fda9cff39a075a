import { linePath, pointsOf } from './chart/chart-scale.ts';

interface Props {
  /** Oldest first. */
  values: readonly number[];
  /** The last value still grows: the way to it is dashed. */
  isLastUnfinished: boolean;
  className?: string;
}

/** Twelve months at a glance, as a water level. A picture only: the chart tells the numbers. */
export function Sparkline({ values, isLastUnfinished, className = '' }: Props) {
  const points = pointsOf(values, Math.max(...values) * 1.1);
  const line = linePath(points);
  const whole = isLastUnfinished ? linePath(points.slice(0, -1)) : line;
  const soFar = isLastUnfinished ? linePath(points.slice(-2)) : '';
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`block overflow-visible rtl:-scale-x-100 ${className}`}
    >
      <path d={`${line}L100 100L0 100Z`} className="fill-accent-soft" />
      <g fill="none" strokeLinejoin="round" className="stroke-accent stroke-[1.5px]">
        <path d={whole} vectorEffect="non-scaling-stroke" />
        <path d={soFar} vectorEffect="non-scaling-stroke" strokeDasharray="2 3" />
      </g>
    </svg>
  );
}
