import type { DiveLog } from '@buddyline/domain/dive-log';
import { metresToFeet } from '@buddyline/domain/units';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';
import { rememberedUnits } from '../../../language/remembered-view.ts';
import { BothUnits, StackedUnits } from '../values/both-units.tsx';
import { type DiveProfile, profilePath } from './dive-profile.ts';

/** The diagram's height relative to the depth, with space for the label below the deepest point. */
const floorRatio = 1.2;
/** Ticks are at round numbers of the unit that leads. */
const ticksFt = { metric: metresToFeet(10), imperial: 30 };
/** The depths of the design's colour tokens, in metres. */
const ramp = [0, 5, 12, 18, 30, 40];

/** The CSS position of a depth, in percent below the surface. */
function below(depthFt: number, floorFt: number): CSSProperties {
  return { top: `${(depthFt / floorFt) * 100}%` };
}

/** The diagram below the surface, with the bottom time under it. */
export function ProfileWater({ log, profile }: { log: DiveLog; profile: DiveProfile }) {
  const floorFt = profile.deepest * floorRatio;
  const { averageDepth } = log;
  const average = averageDepth !== null && averageDepth <= profile.deepest ? averageDepth : null;
  return (
    <>
      <div className="relative border-t-2 border-ink">
        <DepthTicks floorFt={floorFt} deepest={profile.deepest} />
      </div>
      <div className="relative h-56 lg:h-64">
        <ProfileShape profile={profile} floorFt={floorFt} />
        {average !== null && (
          <span
            className="absolute inset-x-0 border-t-2 border-dotted border-buddy"
            style={below(average, floorFt)}
          />
        )}
        <DeepestLabel log={log} profile={profile} floorFt={floorFt} />
      </div>
      <div className="relative border-t-2 border-ink">
        {average !== null && (
          <p
            className="absolute inset-s-2 -translate-y-1/2 leading-tight font-medium"
            style={below(average, floorFt)}
          >
            <span className="text-ink-muted">
              <Trans>avg</Trans>
            </span>
            <StackedUnits value={average} unit="ft" />
          </p>
        )}
      </div>
      <BottomTime log={log} profile={profile} />
    </>
  );
}

/** At most four ticks, at multiples of 10 m or 30 ft above the deepest point. */
function DepthTicks({ floorFt, deepest }: { floorFt: number; deepest: number }) {
  const tickFt = ticksFt[rememberedUnits() ?? 'imperial'];
  // A depth of exactly 30 m has its tick, whatever the conversion made of it.
  const count = Math.floor(deepest / tickFt + 1e-9);
  const step = Math.ceil(count / 4) || 1;
  const ticks = Array.from(
    { length: Math.floor(count / step) },
    (_, at) => (at + 1) * step * tickFt,
  );
  return ticks.map((depthFt) => (
    <p
      key={depthFt}
      className="absolute inset-e-0 flex -translate-y-1/2 items-center gap-1.5 text-end leading-tight text-ink-muted"
      style={below(depthFt, floorFt)}
    >
      <span>
        <StackedUnits value={depthFt} unit="ft" />
      </span>
      <span className="h-px w-2 bg-line-strong" />
    </p>
  ));
}

function ProfileShape({ profile, floorFt }: { profile: DiveProfile; floorFt: number }) {
  const gradient = useId();
  const path = profilePath(profile, floorFt);
  const rampEnd = (metresToFeet(40) / floorFt) * 100;
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
    >
      <linearGradient
        id={gradient}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1="0"
        y2={rampEnd}
      >
        {ramp.map((metres) => (
          <stop key={metres} offset={metres / 40} stopColor={`var(--depth-${metres})`} />
        ))}
      </linearGradient>
      <path d={path} fill={`url(#${gradient})`} fillOpacity=".8" />
      <path
        d={path}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Centred below the deepest part; if it is wider, it overflows away from the depth scale. */
function DeepestLabel({ log, profile, floorFt }: WaterLabelProps) {
  const deep = profile.points.filter(([, depth]) => depth === profile.deepest);
  const from = deep[0]?.[0] ?? 0;
  const to = deep.at(-1)?.[0] ?? profile.length;
  return (
    <p
      className="absolute flex justify-center-safe pt-1.5 text-sm font-semibold"
      style={{
        ...below(profile.deepest, floorFt),
        insetInlineStart: `${(from / profile.length) * 100}%`,
        width: `${((to - from) / profile.length) * 100}%`,
      }}
    >
      <span className="whitespace-nowrap">
        <BothUnits value={log.maxDepth ?? log.averageDepth} unit="ft" />
      </span>
    </p>
  );
}

interface WaterLabelProps {
  log: DiveLog;
  profile: DiveProfile;
  floorFt: number;
}

/** A dimension line from the descent to the start of the ascent. */
function BottomTime({ log, profile }: { log: DiveLog; profile: DiveProfile }) {
  const share = profile.bottomMinutes === null ? 1 : profile.bottomMinutes / profile.length;
  return (
    <div className="col-start-2">
      <div
        className="flex items-center gap-2 border-x-2 border-line-strong text-ink-muted"
        style={{ width: `${share * 100}%` }}
      >
        <span className="h-px grow bg-line-strong" />
        <span className="whitespace-nowrap">
          <Trans>bottom time</Trans>{' '}
          <bdi className="font-semibold text-ink">
            <BothUnits value={log.bottomTime} unit="min" />
          </bdi>
        </span>
        <span className="h-px grow bg-line-strong" />
      </div>
    </div>
  );
}
