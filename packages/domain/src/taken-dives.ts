import { clockOf } from './clock.ts';
import { clockMinutes } from './dates.ts';
import type { ImportedDive } from './dive-log-import.ts';

type Moment = Pick<ImportedDive, 'date' | 'timeIn' | 'timeOut'>;

/** A dive of a file, by its position there. */
export interface FileDive {
  n: number;
  dive: Pick<ImportedDive, 'date' | 'timeIn'>;
}

const msPerMinute = 60_000;

/** The same dive some minutes later. A dive without a time has nothing to shift. */
export function shiftedDive<Dive extends Moment>(dive: Dive, shift: number): Dive {
  const { date, timeIn, timeOut } = dive;
  const start = clockMinutes(timeIn);
  if (shift === 0 || date === null || start === null) return dive;
  const minutes = start + shift;
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + minutes * msPerMinute).toISOString();
  const end = clockMinutes(timeOut);
  return {
    ...dive,
    date: moved.slice(0, 10),
    timeIn: moved.slice(11, 16),
    timeOut: end === null ? null : clockOf(end + shift),
  };
}

/** New numbers by position in the file; the earliest dive has the first. */
export function renumbered(dives: readonly FileDive[], first: number): Map<number, number> {
  return new Map(dives.toSorted(byStart).map(({ n }, index) => [n, first + index]));
}

/** Dives without a date are last, in the order of the file. */
function byStart(one: FileDive, other: FileDive): number {
  const [start, otherStart] = [startText(one), startText(other)];
  if (start === otherStart) return one.n - other.n;
  return start < otherStart ? -1 : 1;
}

function startText({ dive: { date, timeIn } }: FileDive): string {
  return date === null ? '~' : `${date} ${timeIn ?? ''}`;
}
