import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lockTrash } from '../deletions-sql.ts';
import { forgetRows, purgeRows } from '../purge-rows-sql.ts';
import { forgetWhatIsLeft } from '../purge-item.ts';
import { someRows } from '../rows-in-trash-sql.ts';
import type { BatchSize } from './batch-size.ts';
import { claimDeletion, setStep } from './in-progress-sql.ts';

/**
 * Deletes one batch of what a purge forgets for good.
 * @returns the ids of the files whose bytes can be removed after the commit; undefined when another process works on it
 */
export async function continuePurge(
  transaction: Kysely<Database>,
  id: string,
  { rows: limit }: BatchSize,
): Promise<string[] | undefined> {
  await lockTrash(transaction);
  const deletion = await claimDeletion(transaction, id, 'purge');
  if (deletion === undefined) return undefined;
  const rows = await someRows(transaction, id, limit);
  if (rows !== undefined) return (await purgeRows(transaction, rows)).fileIds;
  if (deletion.noun === 'users') {
    if ((await forgetRows(transaction, deletion.itemId, limit)) > 0) return [];
    await forgetWhatIsLeft(transaction, deletion.itemId);
  }
  await setStep(transaction, [id], null);
  return [];
}
