import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { AuditEntry } from './audit-entry.ts';
import { firstIdOf } from './entry-time.ts';
import { auditColumns } from './audited-update-sql.ts';
import { labelMax } from './subjects-sql.ts';

/** Writes the audit entry of a change of several statements, in the transaction of the change. */
export async function writeEntry(transaction: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await writeEntries(transaction, [entry]);
}

/** @param entries at least one */
export async function writeEntries(
  transaction: Kysely<Database>,
  entries: readonly AuditEntry[],
): Promise<void> {
  await transaction.insertInto('activity').values(entries.map(entryColumns)).execute();
}

/** The row of an entry. */
export function entryColumns(entry: AuditEntry) {
  const { itemId, label, personId, changes, counts } = entry;
  return {
    ...auditColumns(entry),
    item_id: itemId,
    label: label === null ? null : Array.from(label).slice(0, labelMax).join(''),
    person_id: personId,
    changes: changes ? JSON.stringify(changes) : null,
    counts: counts ? JSON.stringify(counts) : null,
  };
}

/** For changes whose entry is written before their size is known, such as an export. */
export async function setEntryCounts(
  db: Kysely<Database>,
  id: string,
  counts: Record<string, number>,
): Promise<void> {
  await db
    .updateTable('activity')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

/** Whether there is an entry of this action about a person since a time. */
export async function hasEntrySince(
  db: Kysely<Database>,
  { action, personId, since }: { action: string; personId: string | null; since: Date },
): Promise<boolean> {
  const entry = await db
    .selectFrom('activity')
    .select('id')
    .where('person_id', '=', personId)
    .where('action', '=', action)
    .where('id', '>=', firstIdOf(since))
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Deletes some entries of before a time, the oldest first. @returns how many */
export async function deleteEntriesBefore(
  db: Kysely<Database>,
  time: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('activity')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('activity')
        .select('id')
        .where('id', '<', firstIdOf(time))
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
