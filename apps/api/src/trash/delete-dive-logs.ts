import type { Kysely } from 'kysely';
import { writeEntries } from '../activity/activity-sql.ts';
import type { AuditContext } from '../activity/audit-entry.ts';
import type { Database } from '../db/schema.ts';
import { insertDeletions } from './deletions-sql.ts';
import { lockDiveLogs } from './lock-item-sql.ts';
import { moveDiveLogs } from './move-rows-sql.ts';

/**
 * Deletes many dive logs, each with its own deletion and audit entry, as `deleteItem` does. The number of statements is
 * that of one delete.
 * @param newAudit the audit context of one of them
 * @returns how many there were
 */
export async function deleteDiveLogs(
  transaction: Kysely<Database>,
  { ids, trashDays }: { ids: readonly string[]; trashDays: number },
  newAudit: () => AuditContext,
): Promise<number> {
  const items = await lockDiveLogs(transaction, ids);
  if (items.length === 0) return 0;
  const deleted = items.map(({ id: itemId, ...item }) => ({ ...item, itemId, audit: newAudit() }));
  await insertDeletions(
    transaction,
    deleted.map(({ audit, itemId, label, personId }) => ({
      id: audit.id,
      noun: 'dive-logs',
      item_id: itemId,
      owner_id: personId,
      label,
      by_id: audit.actor?.id ?? null,
      by_name: audit.actor?.name ?? null,
      operation_id: audit.operationId,
      trashDays,
    })),
  );
  await moveDiveLogs(
    transaction,
    deleted.map(({ itemId, audit }) => ({ itemId, deletionId: audit.id })),
  );
  await writeEntries(
    transaction,
    deleted.map(({ audit, ...item }) => ({ ...audit, ...item, counts: {} })),
  );
  return deleted.length;
}
