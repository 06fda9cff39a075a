import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveMinutes } from '../dive-times.ts';

/** Minutes since the start of the dive, and the depth in ft at that time. */
type Point = readonly [minute: number, depthFt: number];

export interface DiveProfile {
  /** The dive's duration; null if not recorded. */
  minutes: number | null;
  /** The minute of the last point: `minutes`, or an assumed duration. */
  length: number;
  /** The start of the ascent; null if not recorded. */
  bottomMinutes: number | null;
  deepest: number;
  points: Point[];
}

type Recorded = Pick<
  DiveLog,
  | 'timeIn'
  | 'timeOut'
  | 'timeThisDive'
  | 'bottomTime'
  | 'maxDepth'
  | 'averageDepth'
  | 'freediveOrScuba'
>;

/** The duration of the shape if no time is recorded. */
const assumedMinutes = 40;
/** In ft per minute, as in most dive tables. */
const descentRate = 60;
const ascentRate = 30;
const freediveDips = 5;

/**
 * The schematic outline of a dive, as on a paper log page. It has the recorded duration, maximum depth,
 * bottom time and, as far as these allow, average depth.
 *
 * @returns null if no depth is recorded
 */
export function diveProfile(log: Recorded): DiveProfile | null {
  const deepest = log.maxDepth ?? log.averageDepth;
  if (deepest === null || deepest <= 0) return null;
  const minutes = diveMinutes(log);
  const length = minutes ?? assumedMinutes;
  const { bottomTime } = log;
  const bottomMinutes = bottomTime !== null && bottomTime > 0 ? Math.min(bottomTime, length) : null;
  const points =
    log.freediveOrScuba === 'FREEDIVE'
      ? dips(length, deepest)
      : outline({ length, bottom: bottomMinutes ?? length, deepest, average: log.averageDepth });
  return { minutes, length, bottomMinutes, deepest, points };
}

interface Outline {
  length: number;
  bottom: number;
  deepest: number;
  average: number | null;
}

/** Descent, deepest part, a shelf whose depth gives the recorded average, and ascent. */
function outline({ length, bottom, deepest, average }: Outline): Point[] {
  const down = Math.min(deepest / descentRate, bottom / 4);
  const up = Math.min(bottom, length - Math.min(deepest / ascentRate, length / 5));
  const leave = down + (up - down) * 0.4;
  const settle = down + (up - down) * 0.55;
  const shelf = shelfDepth();
  return [
    [0, 0],
    [down, deepest],
    [leave, deepest],
    [settle, shelf],
    [up, shelf],
    [length, 0],
  ];

  /** Solves (area below the surface) = average × length for the shelf's depth. */
  function shelfDepth(): number {
    if (average === null) return deepest * 0.6;
    const deepArea = deepest * (down / 2 + (leave - down) + (settle - leave) / 2);
    const shelfMinutes = (settle - leave) / 2 + (up - settle) + (length - up) / 2;
    const wanted = (average * length - deepArea) / shelfMinutes;
    return Math.min(deepest, Math.max(deepest * 0.15, wanted));
  }
}

/** A freediving session: several dips with surface intervals between them. */
function dips(length: number, deepest: number): Point[] {
  const slot = length / freediveDips;
  return Array.from({ length: freediveDips }, (_, dip): Point[] => [
    [dip * slot, 0],
    [(dip + 0.15) * slot, 0],
    [(dip + 0.5) * slot, deepest],
    [(dip + 0.85) * slot, 0],
    [(dip + 1) * slot, 0],
  ]).flat();
}

/** The points as the `d` of a path in a box of 100 by 100, whose bottom is at `floorFt`. */
export function profilePath({ points, length }: DiveProfile, floorFt: number): string {
  const toBox = ([minute, depth]: Point) =>
    `${round((minute / length) * 100)} ${round((depth / floorFt) * 100)}`;
  return `M${points.map(toBox).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
