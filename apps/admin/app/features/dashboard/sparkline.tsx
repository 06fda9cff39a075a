import { linePath, pointsOf } from './chart/chart-scale.ts';

interface Props {
  /** Oldest first. */
  values: readonly number[];
  /** The last value is not final, so the line to it is dashed. */
  isLastUnfinished: boolean;
  className?: string;
}

/** A sparkline of twelve months. Decorative: the chart has the numbers. */
export function Sparkline({ values, isLastUnfinished, className = '' }: Props) {
  const points = pointsOf(values, Math.max(...values) * 1.1);
  const line = linePath(points);
  const solid = isLastUnfinished ? linePath(points.slice(0, -1)) : line;
  const dashed = isLastUnfinished ? linePath(points.slice(-2)) : '';
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`block overflow-visible rtl:-scale-x-100 ${className}`}
    >
      <path d={`${line}L100 100L0 100Z`} className="fill-accent-soft" />
      <g fill="none" strokeLinejoin="round" className="stroke-accent stroke-[1.5px]">
        <path d={solid} vectorEffect="non-scaling-stroke" />
        <path d={dashed} vectorEffect="non-scaling-stroke" strokeDasharray="2 3" />
      </g>
    </svg>
  );
}
