import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countsByNoun } from '../counts.ts';
import { setDeletionCounts } from '../deletions-sql.ts';
import { lockItem } from '../lock-item-sql.ts';
import { moveRows } from '../move-rows-sql.ts';
import type { BatchSize } from './batch-size.ts';
import { claimDeletion, countDeletedRows, giveUpDeletion, setStep } from './in-progress-sql.ts';
import { hasMoreRows } from './large-items-sql.ts';
import { shrinkItem } from './shrink-item-sql.ts';

/**
 * Moves one batch of an item that is being deleted to the trash. When few rows are left, these and the item leave
 * together like every small item, so that nothing is lost that others add meanwhile.
 * @returns false when another process works on it
 */
export async function continueDeletion(
  transaction: Kysely<Database>,
  id: string,
  { rows, rowsAtOnce }: BatchSize,
): Promise<boolean> {
  const deletion = await claimDeletion(transaction, id, 'delete');
  if (deletion === undefined) return false;
  const { noun, itemId } = deletion;
  const item = { noun, itemId, deletionId: id };
  if (await hasMoreRows(transaction, item, rowsAtOnce)) {
    await shrinkItem(transaction, item, rows);
    return true;
  }
  if ((await lockItem(transaction, noun, itemId)) === undefined) {
    await giveUpDeletion(transaction, id);
    return true;
  }
  await moveRows(transaction, item);
  const counts = countsByNoun(await countDeletedRows(transaction, [id]), noun);
  await setDeletionCounts(transaction, id, counts);
  await setStep(transaction, [id], null);
  return true;
}
