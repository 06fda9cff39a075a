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
  hours: number | null;
  first: number | null;
  isFirstValid: boolean;
}

/** New dives are ticked, duplicates are not. */
export function firstChoices({ dives }: DiveLogPreview): Choices {
  const fresh = dives.filter(({ state }) => state === 'new');
  return { ticked: new Set(fresh.map(({ n }) => n)), shift: '', first: '' };
}

export function readChoices({ shift, first }: Choices): ReadChoices {
  const hours = readWhole(shift) ?? 0;
  const number = readWhole(first);
  return {
    hours: Math.abs(hours) <= shiftHoursMax ? hours : null,
    first: number,
    isFirstValid:
      number === null ||
      (number >= bounds.diveNumberMin && number <= bounds.diveNumberMax - diveFileMaxDives),
  };
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
export function wishOf(choices: Choices): DiveLogTake | null {
  const { hours, first, isFirstValid } = readChoices(choices);
  if (hours === null || !isFirstValid || choices.ticked.size === 0) return null;
  return {
    take: [...choices.ticked].toSorted((a, b) => a - b),
    shiftHours: hours,
    firstNumber: first,
  };
}

/** The dives as they would be taken: with their new times, and the ticked ones with their new numbers. */
export function asTaken(dives: readonly PreviewedDive[], choices: Choices): PreviewedDive[] {
  const { hours, first, isFirstValid } = readChoices(choices);
  const shifted =
    hours === null || hours === 0
      ? [...dives]
      : dives.map((one) => ({ ...one, dive: shiftedDive(one.dive, hours) }));
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
