import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deleteMailsBefore } from './mails-sql.ts';

const keptDays = 90;
/** Mails per statement, so that none takes long. */
const batchSize = 5_000;

/** Deletes mails that were queued more than 90 days ago. */
export async function purgeMails(db: Kysely<Database>, now = Date.now()): Promise<void> {
  const before = new Date(now - keptDays * 86_400_000);
  while ((await deleteMailsBefore(db, before, batchSize)) === batchSize);
}
