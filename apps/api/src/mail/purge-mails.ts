import type { Kysely } from 'kysely';
import { readDatabaseTime } from '../db/database-time-sql.ts';
import type { Database } from '../db/schema.ts';
import { deleteMailsBefore } from './mails-sql.ts';
import { deleteOldContent } from './content-sql.ts';

const keptDays = 90;
/** Mails per statement, so that none takes long. */
const batchSize = 5_000;

/** Deletes the words of mails that were sent or have expired 30 days ago, and mails that were queued 90 days ago. */
export async function purgeMails(db: Kysely<Database>): Promise<void> {
  while ((await deleteOldContent(db, batchSize)) === batchSize);
  const now = await readDatabaseTime(db);
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  while ((await deleteMailsBefore(db, before, batchSize)) === batchSize);
}
