import type { TrashNoun } from '@buddyline/domain/trash';
import * as v from 'valibot';
import { movedTables, nounOfTable } from './moved-tables.ts';

/** The number of rows of one table. */
export const tableCountEntries = { table: v.picklist(movedTables), count: v.number() };
export type TableCount = v.InferOutput<v.ObjectSchema<typeof tableCountEntries, undefined>>;

/**
 * Adds up rows by noun. Files and nouns without rows are absent.
 * @param item the noun of the deleted item, when it is not to be counted itself
 */
export function countsByNoun(
  rows: readonly TableCount[],
  item?: TrashNoun,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table, count } of rows) {
    const noun = nounOfTable[table];
    const others = noun === item ? count - 1 : count;
    if (noun !== null && others > 0) counts[noun] = others;
  }
  return counts;
}
