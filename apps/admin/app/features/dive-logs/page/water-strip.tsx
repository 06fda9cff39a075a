import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveProfile, profilePath } from './dive-profile.ts';

/** 30 m: all cards have the same depth scale, unless the dive was deeper. */
const floorFt = 98.4;

/** The dive's profile in a strip of water; only water if no depth is recorded. */
export function WaterStrip({ log }: { log: DiveLog }) {
  const profile = diveProfile(log);
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      {profile && (
        <g transform="translate(8 12) scale(.84 .76)">
          <path
            d={profilePath(profile, Math.max(floorFt, profile.deepest))}
            fill="var(--depth-0)"
            fillOpacity=".22"
            stroke="var(--depth-0)"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </svg>
  );
}
