import type { DiveLog } from '@buddyline/domain/dive-log';
import { useLanguage } from '../../../language/use-language.ts';
import { amountTexts } from '../values/amount-text.ts';
import { diveProfile, profilePath } from './dive-profile.ts';

/** 30 m: all cards have the same depth scale, unless the dive was deeper. */
const floorFt = 98.4;

/** Where the profile is in the strip, in percent of its height: the surface, and as much of it as the floor is below. */
const surface = 12;
const scale = 0.76;

/** The dive's profile in a strip of water, with its greatest depth; only water if no depth is recorded. */
export function WaterStrip({ log }: { log: DiveLog }) {
  const language = useLanguage();
  const profile = diveProfile(log);
  if (!profile) return null;
  const { deepest } = profile;
  const floor = Math.max(floorFt, deepest);
  const mark = surface + (deepest / floor) * scale * 100;
  const [depth] = amountTexts({ value: deepest, unit: 'ft' }, language);
  return (
    <div aria-hidden className="absolute inset-0">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full rtl:-scale-x-100"
        stroke="var(--depth-0)"
      >
        <g transform={`translate(8 ${surface}) scale(.84 ${scale})`}>
          <path
            d={profilePath(profile, floor)}
            fill="var(--depth-0)"
            fillOpacity=".22"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
        <path
          d={`M0 ${mark}H100`}
          strokeOpacity=".5"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <bdi
        className="absolute inset-s-[12%] mb-1 rounded-full bg-depth-40/75 px-2 text-xs font-medium text-depth-0 tabular-nums"
        style={{ insetBlockEnd: `${100 - mark}%` }}
      >
        {depth}
      </bdi>
    </div>
  );
}
