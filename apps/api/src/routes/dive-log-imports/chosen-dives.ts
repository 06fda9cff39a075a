import type { diveLogTakeSchema, ImportedDive } from '@buddyline/domain/dive-log-import';
import { clockMinutes } from '@buddyline/domain/dates';
import type * as v from 'valibot';
import { type StoredDive, type StoredPreview, wholeDive } from './stored-preview.ts';

type Wish = v.InferOutput<typeof diveLogTakeSchema>;

export interface ChosenDive {
  n: number;
  /** Undefined when the file has no such dive. */
  state: StoredDive['state'] | undefined;
  dive: ImportedDive;
}

const minutesPerDay = 24 * 60;
const msPerMinute = 60_000;

/** The dives to take, in the order of the wish, with their new times and numbers. */
export function chosenDives(preview: StoredPreview, wish: Wish): ChosenDive[] {
  const { take, shiftHours, firstNumber } = wish;
  const stored = new Map(preview.dives.map((one) => [one.n, one]));
  const chosen = take.map((n) => {
    const found = stored.get(n);
    return { n, state: found?.state, dive: shifted(wholeDive(found ?? { dive: {} }), shiftHours) };
  });
  if (firstNumber === null) return chosen;
  const numbers = new Map(chosen.toSorted(byStart).map(({ n }, index) => [n, firstNumber + index]));
  return chosen.map((one) => ({
    ...one,
    dive: { ...one.dive, diveNumber: numbers.get(one.n) ?? null },
  }));
}

/** A dive without a time has nothing to shift. */
function shifted(dive: ImportedDive, hours: number): ImportedDive {
  const { date, timeIn, timeOut } = dive;
  const start = clockMinutes(timeIn);
  if (hours === 0 || date === null || start === null) return dive;
  const minutes = start + hours * 60;
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + minutes * msPerMinute).toISOString();
  const end = clockMinutes(timeOut);
  return {
    ...dive,
    date: moved.slice(0, 10),
    timeIn: moved.slice(11, 16),
    timeOut: end === null ? null : clockOf(end + hours * 60),
  };
}

function clockOf(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return new Date(ofDay * msPerMinute).toISOString().slice(11, 16);
}

/** Dives without a date are last, in the order of the file. */
function byStart(one: ChosenDive, other: ChosenDive): number {
  const [start, otherStart] = [startText(one), startText(other)];
  if (start === otherStart) return one.n - other.n;
  return start < otherStart ? -1 : 1;
}

function startText({ dive: { date, timeIn } }: ChosenDive): string {
  return date === null ? '~' : `${date} ${timeIn ?? ''}`;
}
