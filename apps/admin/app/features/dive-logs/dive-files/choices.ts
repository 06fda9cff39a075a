import {
  type DiveLogPreview,
  type DiveLogTake,
  diveFileMaxDives,
  type PreviewedDive,
  shiftHoursMax,
} from '@buddyline/domain/dive-log-import';
import { bounds } from '@buddyline/domain/constants';
import { toLatinDigits } from '@buddyline/domain/numbers';
import { renumbered, shiftedDive } from '@buddyline/domain/taken-dives';

/** What a person chose in the preview; the fields as they are typed. */
export interface Choices {
  ticked: ReadonlySet<number>;
  shift: string;
  first: string;
}

/** The fields as numbers; null for one that is not valid, and for no new numbering. */
export interface ReadChoices {
  /** Minutes. */
  shift: number | null;
  first: number | null;
  isFirstValid: boolean;
}

/** New dives are ticked; duplicates and those that were not made are not. */
export function firstChoices({ dives }: DiveLogPreview): Choices {
  const fresh = dives.filter(({ state }) => state === 'new');
  return { ticked: new Set(fresh.map(({ n }) => n)), shift: '', first: '' };
}

export function readChoices({ shift, first }: Choices): ReadChoices {
  const number = readWhole(first);
  return {
    shift: readShift(shift),
    first: number,
    isFirstValid:
      number === null ||
      (number >= bounds.diveNumberMin && number <= bounds.diveNumberMax - diveFileMaxDives),
  };
}

/** Minutes of '5', '-3' and '+5:30'; null for anything else. */
function readShift(typed: string): number | null {
  const text = toLatinDigits(typed).trim().replace('−', '-');
  if (text === '') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-]?)(\d{1,2})(?::([0-5]\d))?$/.exec(text) ?? [];
  if (hours === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  if (total > shiftHoursMax * 60) return null;
  return sign === '-' ? 0 - total : total;
}

/** Null for an empty field, NaN for anything but a whole number. */
function readWhole(typed: string): number | null {
  const text = toLatinDigits(typed).trim().replace('−', '-');
  if (text === '') return null;
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
}

export function toggled(ticked: ReadonlySet<number>, n: number): Set<number> {
  const next = new Set(ticked);
  if (!next.delete(n)) next.add(n);
  return next;
}

/** What is sent; null while a field is not valid, or nothing is ticked. */
export function importRequestOf(choices: Choices): DiveLogTake | null {
  const { shift, first, isFirstValid } = readChoices(choices);
  if (shift === null || !isFirstValid || choices.ticked.size === 0) return null;
  return {
    take: [...choices.ticked].toSorted((a, b) => a - b),
    shiftHours: Math.trunc(shift / 60) + 0,
    shiftMinutes: (shift % 60) + 0,
    firstNumber: first,
  };
}

/** The dives as they would be taken: with their new times, and the ticked ones with their new numbers. */
export function asTaken(dives: readonly PreviewedDive[], choices: Choices): PreviewedDive[] {
  const { shift, first, isFirstValid } = readChoices(choices);
  const shifted =
    shift === null || shift === 0
      ? [...dives]
      : dives.map((one) => ({ ...one, dive: shiftedDive(one.dive, shift) }));
  if (first === null || !isFirstValid) return shifted;
  const numbers = renumbered(
    shifted.filter(({ n }) => choices.ticked.has(n)),
    first,
  );
  return shifted.map((one) => {
    const diveNumber = numbers.get(one.n);
    return diveNumber === undefined ? one : { ...one, dive: { ...one.dive, diveNumber } };
  });
}
