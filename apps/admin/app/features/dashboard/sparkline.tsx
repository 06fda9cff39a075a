import { linePath, pointsOf } from './chart-scale.ts';

interface Props {
  /** Oldest first. */
  values: readonly number[];
  className?: string;
}

/** Twelve months at a glance, as a water level. A picture only: the chart tells the numbers. */
export function Sparkline({ values, className = '' }: Props) {
  const line = linePath(pointsOf(values, Math.max(...values) * 1.1));
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`block overflow-visible rtl:-scale-x-100 ${className}`}
    >
      <path d={`${line}L100 100L0 100Z`} className="fill-accent-soft" />
      <path
        d={line}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        className="stroke-accent stroke-[1.5px]"
      />
    </svg>
  );
}
