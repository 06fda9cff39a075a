import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';

/** The number of rows of files and of removable bytes. */
export async function countFileRows(db: Kysely<Database>): Promise<number> {
  const files = await db.selectFrom('files').select('id').execute();
  const removed = await db.selectFrom('removed_files').select('file_id').execute();
  return files.length + removed.length;
}

/** Lets the next sweep remove all bytes that are registered for removal. */
export async function ageRemovedFiles(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('removed_files')
    .set({ removed_at: earlier(now, '1 hour') })
    .execute();
}
