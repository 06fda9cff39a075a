import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The number of rows of files and of removable bytes. */
export async function countFileRows(db: Kysely<Database>): Promise<number> {
  const files = await db.selectFrom('files').select('id').execute();
  const removed = await db.selectFrom('removed_files').select('file_id').execute();
  return files.length + removed.length;
}
