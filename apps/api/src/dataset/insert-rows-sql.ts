import type { Demo } from '@buddyline/demo-data/demo';
import { type Insertable, type Transaction, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Rows in one statement: far below the 65,535 parameters that PostgreSQL takes (a dive log has 46). */
const batchSize = 400;

/** Writes all rows; the order follows the references. */
export async function insertDemo(
  trx: Transaction<Database>,
  tables: Demo['tables'],
  files: readonly Insertable<Database['files']>[],
): Promise<void> {
  await insertRows(trx, 'users', tables.users);
  await insertRows(trx, 'files', files);
  await setProfilePictures(trx);
  await insertRows(trx, 'posts', tables.posts);
  await insertRows(trx, 'comments', tables.comments);
  await insertRows(trx, 'certificates', tables.certificates);
  await insertRows(trx, 'dive_logs', tables.dive_logs);
  await insertRows(trx, 'tickets', tables.tickets);
  await sql`select fold_row_counts()`.execute(trx);
}

export async function insertRows<T extends keyof Database>(
  trx: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
}

/** Users and files refer to each other: the user comes first, the picture follows. */
async function setProfilePictures(trx: Transaction<Database>): Promise<void> {
  await sql`
    update users set profile_picture = files.id
    from files where files.user_id = users.id and files.kind = 'avatar'`.execute(trx);
}
