import { minutesPerDay } from '@buddyline/domain/clock';
import { clockMinutes } from '@buddyline/domain/dates';
import { AlikeDives } from './alike-dives.ts';
import { durationOf, type LoggedDive } from './logged-dive.ts';

const startToleranceMinutes = 15;
const msPerDay = 86_400_000;
/** Below, two dives whose times have no seconds may have followed each other. */
const leastOverlapMinutes = 1;
/** Free dives follow each other within minutes, and all of them are alike. */
const shortMinutes = 5;
/** Two computers on one dive differ by a few per cent, and end it minutes apart. */
const ofTwoComputers = { metres: 1.5, minutes: 5 };

/** The dives of one diver, to find those that a dive duplicates. */
export class LoggedDives {
  /** The longest dive of each minute: if any overlaps, it does. */
  readonly #longest = new Map<number, LoggedDive>();
  readonly #byStart = new AlikeDives();
  readonly #withoutStart = new AlikeDives();
  readonly #all = new AlikeDives();

  add(dive: LoggedDive): void {
    const day = String(dayOf(dive));
    this.#all.add(day, dive);
    const start = startOf(dive);
    if (start === null) {
      this.#withoutStart.add(day, dive);
      return;
    }
    this.#byStart.add(String(start), dive);
    const longest = this.#longest.get(start);
    if (longest === undefined || isLonger(dive, longest)) this.#longest.set(start, dive);
  }

  /**
   * A dive that started within 15 minutes and is alike, or one that was still going on. Where a time is unknown, one of
   * the same day that is alike. Alike are dives whose depths differ by at most 0.5 m and durations by at most 2 minutes.
   */
  find(dive: LoggedDive): LoggedDive | undefined {
    const day = String(dayOf(dive));
    const start = startOf(dive);
    if (start === null) return this.#all.search(dive)(day);
    const startedAt = this.#byStart.search(dive);
    const near = nearest(start, (other) => {
      const mayBeAlike = other === start || !isShort(dive);
      const alike = mayBeAlike ? startedAt(String(other)) : undefined;
      return alike ?? this.#goingOn(other, start, dive);
    });
    return near ?? this.#withoutStart.search(dive)(day);
  }

  #goingOn(other: number, start: number, dive: LoggedDive): LoggedDive | undefined {
    const longest = this.#longest.get(other);
    if (longest === undefined) return undefined;
    // A dive of unknown length may have been as long as any.
    const ends = [
      other + (durationOf(longest) ?? Infinity),
      start + (durationOf(dive) ?? Infinity),
    ];
    const overlap = Math.min(...ends) - Math.max(other, start);
    return overlap > leastOverlapMinutes ? longest : undefined;
  }
}

export interface FileDive extends LoggedDive {
  /** The second of its start; null where the file has none. */
  second: number | null;
}

/** The dives of one file, to find one that the file has twice, such as from two computers. */
export class FileDives {
  readonly #same = new AlikeDives();
  readonly #near = new AlikeDives<FileDive>(ofTwoComputers);

  add(dive: FileDive): void {
    this.#same.add(sameStart(dive), dive);
    this.#near.add(String(startOf(dive)), dive);
  }

  /** One with the same start that is alike, or one that was going on at the same time and nearly is. */
  findTwin(dive: FileDive): LoggedDive | undefined {
    const start = startOf(dive);
    const same = this.#same.search(dive)(sameStart(dive));
    if (same !== undefined || start === null) return same;
    const startedAt = this.#near.search(dive);
    return nearest(start, (minute) => {
      const other = startedAt(String(minute));
      return other && areAtOnce(other, dive) ? other : undefined;
    });
  }
}

/** To the second, because free dives follow each other within a minute. */
const sameStart = (dive: FileDive): string => `${dayOf(dive)} ${dive.timeIn} ${dive.second}`;

/** Whether one begins for sure before the other has ended. */
function areAtOnce(one: FileDive, other: FileDive): boolean {
  const areExact = one.second !== null && other.second !== null;
  const [first, second] = [one, other].map((dive) => {
    const start = (startOf(dive) ?? 0) + (areExact ? (dive.second ?? 0) / 60 : 0);
    return { start, end: start + (durationOf(dive) ?? 0) };
  });
  if (first === undefined || second === undefined) return false;
  const minutes = Math.min(first.end, second.end) - Math.max(first.start, second.start);
  return minutes > (areExact ? 0 : leastOverlapMinutes);
}

/** Looks at all minutes around a start, the nearest first. */
function nearest(
  start: number,
  find: (minute: number) => LoggedDive | undefined,
): LoggedDive | undefined {
  for (let minutes = 0; minutes <= startToleranceMinutes; minutes += 1) {
    const found = find(start - minutes) ?? (minutes > 0 ? find(start + minutes) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isLonger(one: LoggedDive, other: LoggedDive): boolean {
  return (durationOf(one) ?? Infinity) > (durationOf(other) ?? Infinity);
}

function isShort(dive: LoggedDive): boolean {
  return dive.freediveOrScuba === 'FREEDIVE' || (durationOf(dive) ?? Infinity) < shortMinutes;
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
