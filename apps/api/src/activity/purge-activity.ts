import type { Kysely } from 'kysely';
import { readDatabaseTime } from '../db/database-time-sql.ts';
import type { Database } from '../db/schema.ts';
import { deleteEntriesBefore, writeEntry } from './activity-sql.ts';
import { systemAudit } from './audit-entry.ts';

const dayMs = 86_400_000;
/** Entries per transaction, so that none takes long. */
const batchSize = 5_000;

/**
 * Deletes entries of whole days (UTC) that are older than `days` by the database's clock, and writes one that says how many: usually once a day.
 * Several processes may do so at once.
 */
export async function purgeActivity(
  db: Kysely<Database>,
  days: number,
  { limit = batchSize } = {},
): Promise<void> {
  const now = (await readDatabaseTime(db)).getTime();
  const before = new Date((Math.floor(now / dayMs) - days) * dayMs);
  let deleted: number;
  do {
    deleted = await db
      .transaction()
      .execute((transaction) => purgeBatch(transaction, before, limit));
  } while (deleted === limit);
}

async function purgeBatch(
  transaction: Kysely<Database>,
  before: Date,
  limit: number,
): Promise<number> {
  const deleted = await deleteEntriesBefore(transaction, before, limit);
  if (deleted === 0) return 0;
  const nothing = { itemId: null, label: null, personId: null };
  const counts = { activity: deleted };
  await writeEntry(transaction, { ...systemAudit('activity.purge'), ...nothing, counts });
  return deleted;
}
