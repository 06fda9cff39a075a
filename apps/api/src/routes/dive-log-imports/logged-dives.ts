import { clockMinutes } from '@buddyline/domain/dates';
import { feetToMetres } from '@buddyline/domain/units';

/** What tells whether two dives are the same. */
export interface LoggedDive {
  /** Null for a dive that is not in the logbook. */
  id: string | null;
  date: string | null;
  timeIn: string | null;
  maxDepth: number | null;
  timeThisDive: number | null;
  bottomTime: number | null;
}

const startToleranceMinutes = 15;
const depthToleranceMetres = 0.5;
const durationToleranceMinutes = 2;
const msPerDay = 86_400_000;
const minutesPerDay = 24 * 60;

/** The dives of one diver, to find those that a dive duplicates. */
export class LoggedDives {
  readonly #byDay = new Map<number | null, LoggedDive[]>();

  constructor(dives: readonly LoggedDive[]) {
    for (const dive of dives) this.add(dive);
  }

  add(dive: LoggedDive): void {
    const day = dayOf(dive);
    const others = this.#byDay.get(day);
    if (others === undefined) this.#byDay.set(day, [dive]);
    else others.push(dive);
  }

  /**
   * A dive that started within 15 minutes; where a time is unknown, one of the same day with the same depth
   * within 0.5 m and the same duration within 2 minutes.
   */
  find(dive: LoggedDive): LoggedDive | undefined {
    const day = dayOf(dive);
    // A dive may start just before or after midnight.
    const days = day === null ? [null] : [day, day - 1, day + 1];
    return days.flatMap((one) => this.#byDay.get(one) ?? []).find((other) => isSame(dive, other));
  }

  /** The very same dive, as a file may have it twice. Free dives follow each other within minutes. */
  findTwin(dive: LoggedDive): LoggedDive | undefined {
    const others = this.#byDay.get(dayOf(dive)) ?? [];
    return others.find((other) => other.timeIn === dive.timeIn && isAlike(dive, other));
  }
}

function isSame(one: LoggedDive, other: LoggedDive): boolean {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (start !== null && otherStart !== null) {
    return Math.abs(start - otherStart) <= startToleranceMinutes;
  }
  return dayOf(one) === dayOf(other) && isAlike(one, other);
}

function isAlike(one: LoggedDive, other: LoggedDive): boolean {
  return (
    isWithin(metresOf(one), metresOf(other), depthToleranceMetres) &&
    isWithin(durationOf(one), durationOf(other), durationToleranceMinutes)
  );
}

/** Two unknown values are the same. */
function isWithin(one: number | null, other: number | null, tolerance: number): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= tolerance;
}

function dayOf({ date }: LoggedDive): number | null {
  return date === null ? null : Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / msPerDay;
}

/** Minutes since 1970 by the diver's watch. */
function startOf(dive: LoggedDive): number | null {
  const day = dayOf(dive);
  const minutes = clockMinutes(dive.timeIn);
  return day === null || minutes === null ? null : day * minutesPerDay + minutes;
}

function metresOf({ maxDepth }: LoggedDive): number | null {
  return maxDepth === null ? null : feetToMetres(maxDepth);
}

function durationOf({ timeThisDive, bottomTime }: LoggedDive): number | null {
  return timeThisDive ?? bottomTime;
}
