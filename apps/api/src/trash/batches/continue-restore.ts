import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockParents } from '../clashes-sql.ts';
import { lockTrash } from '../deletions-sql.ts';
import {
  handOverLeftRows,
  insertRows,
  nextLeftRows,
  nextRows,
  removeRestoredRows,
} from '../restore-rows-sql.ts';
import type { BatchSize } from './batch-size.ts';
import { claimDeletion, setStep } from './in-progress-sql.ts';

/**
 * Brings back one batch of the rows of a deletion, parents first. When none can be inserted any more, what is left
 * is handed over in batches.
 * @returns false when another process works on it
 */
export async function continueRestore(
  transaction: Kysely<Database>,
  id: string,
  { rows: limit }: BatchSize,
): Promise<boolean> {
  await lockTrash(transaction);
  if ((await claimDeletion(transaction, id, 'restore')) === undefined) return false;
  const rows = await nextRows(transaction, id, limit);
  if (rows !== undefined) {
    await lockParents(transaction, rows);
    await insertRows(transaction, rows, {});
    await removeRestoredRows(transaction, rows);
    return true;
  }
  const left = await nextLeftRows(transaction, id, limit);
  if (left === undefined) await setStep(transaction, [id], null);
  else await handOverLeftRows(transaction, left);
  return true;
}
