import type { Demo } from '@buddyline/demo-data/demo';
import { sql, type Transaction } from 'kysely';
import { entryColumns } from '../activity/activity-sql.ts';
import type { Database } from '../db/schema.ts';
import { deleteItem } from '../trash/delete-item.ts';
import { insertRows } from './insert-rows-sql.ts';

/**
 * Inserts the entries, and deletes items as the API does, so that they can be restored. Each deletion is
 * dated back to its entry.
 */
export async function insertActivity(
  trx: Transaction<Database>,
  { entries, deletes, purged }: Pick<Demo, 'entries' | 'deletes' | 'purged'>,
  trashDays: number,
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entryColumns(entry), undone_by: entry.undoneBy }));
  await insertRows(trx, 'activity', rows);
  for (const { noun, itemId, audit } of deletes) {
    await deleteItem(trx, { noun, itemId, trashDays }, audit);
  }
  await sql`
    update deletions
    set at = activity.at, purge_at = deletions.purge_at - (deletions.at - activity.at)
    from activity where activity.id = deletions.id`.execute(trx);
  await insertRows(
    trx,
    'deletions',
    purged.map((deletion) => ({ ...deletion, counts: '{}' })),
  );
}
