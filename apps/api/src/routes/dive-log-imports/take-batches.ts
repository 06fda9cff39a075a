import type { ChosenDive } from './chosen-dives.ts';

/** Dives per transaction, so that others need not wait for all of them. */
const maxDives = 100;
/** What ten dives with the longest comments have: the database folds and indexes each letter. */
const maxLetters = 50_000;

/** Consecutive dives that one statement may insert. A dive that is longer than a batch has its own. */
export function takeBatches(chosen: readonly ChosenDive[]): ChosenDive[][] {
  const batches: ChosenDive[][] = [];
  let batch: ChosenDive[] = [];
  let letters = 0;
  for (const one of chosen) {
    const own = lettersOf(one);
    if (batch.length === maxDives || (batch.length > 0 && letters + own > maxLetters)) {
      batches.push(batch);
      batch = [];
      letters = 0;
    }
    batch.push(one);
    letters += own;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function lettersOf({ dive }: ChosenDive): number {
  return Object.values(dive)
    .map((value) => (typeof value === 'string' ? value.length : 0))
    .reduce((sum, length) => sum + length, 0);
}
