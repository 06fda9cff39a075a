import type { Kysely } from 'kysely';
import { writeNotes } from '../activity/activity-sql.ts';
import type { Act } from '../activity/note.ts';
import type { Database } from '../db/schema.ts';
import { insertDeletions } from './deletions-sql.ts';
import { lockDiveLogs } from './lock-item-sql.ts';
import { moveDiveLogs } from './move-rows-sql.ts';

/**
 * Deletes many dive logs as `deleteItem` deletes one, each with a deletion and a note of its own, in as many
 * statements as for one.
 * @param newAct the act of one of them
 * @returns how many there were
 */
export async function deleteDiveLogs(
  transaction: Kysely<Database>,
  { ids, trashDays }: { ids: readonly string[]; trashDays: number },
  newAct: () => Act,
): Promise<number> {
  const items = await lockDiveLogs(transaction, ids);
  if (items.length === 0) return 0;
  const deleted = items.map(({ id: itemId, ...item }) => ({ ...item, itemId, act: newAct() }));
  await insertDeletions(
    transaction,
    deleted.map(({ act, itemId, label, personId }) => ({
      id: act.id,
      noun: 'dive-logs',
      item_id: itemId,
      owner_id: personId,
      label,
      by_id: act.actor?.id ?? null,
      by_name: act.actor?.name ?? null,
      operation_id: act.operationId,
      trashDays,
    })),
  );
  await moveDiveLogs(
    transaction,
    deleted.map(({ itemId, act }) => ({ itemId, deletionId: act.id })),
  );
  await writeNotes(
    transaction,
    deleted.map(({ act, ...item }) => ({ ...act, ...item, counts: {} })),
  );
  return deleted.length;
}
