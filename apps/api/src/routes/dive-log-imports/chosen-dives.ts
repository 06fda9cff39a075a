import type { diveLogTakeSchema, ImportedDive } from '@buddyline/domain/dive-log-import';
import { renumbered, shiftedDive } from '@buddyline/domain/taken-dives';
import type * as v from 'valibot';
import { mapInTurns } from './map-in-turns.ts';
import { type StoredDive, type StoredPreview, wholeDive } from './stored-preview.ts';

type Wish = v.InferOutput<typeof diveLogTakeSchema>;

export interface ChosenDive {
  n: number;
  /** Undefined when the file has no such dive. */
  state: StoredDive['state'] | undefined;
  dive: ImportedDive;
}

/** The dives to take, in the order of the wish, with their new times and numbers. */
export async function chosenDives(preview: StoredPreview, wish: Wish): Promise<ChosenDive[]> {
  const { take, shiftHours, shiftMinutes, firstNumber } = wish;
  const shift = shiftHours * 60 + shiftMinutes;
  const stored = new Map(preview.dives.map((one) => [one.n, one]));
  const chosen = await mapInTurns(take, (n) => {
    const found = stored.get(n);
    const dive = shiftedDive(wholeDive(found ?? { dive: {} }), shift);
    return { n, state: found?.state, dive };
  });
  if (firstNumber === null) return chosen;
  const numbers = renumbered(chosen, firstNumber);
  return chosen.map((one) => ({
    ...one,
    dive: { ...one.dive, diveNumber: numbers.get(one.n) ?? null },
  }));
}
