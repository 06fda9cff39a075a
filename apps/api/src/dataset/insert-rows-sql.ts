import type { Demo } from '@buddyline/demo-data/demo';
import { type Insertable, type Transaction, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters (a dive log has 46). */
const batchSize = 400;

/** Inserts all rows in the order of their foreign keys. */
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

/** Users and files reference each other, so users are inserted first and get their pictures afterwards. */
async function setProfilePictures(trx: Transaction<Database>): Promise<void> {
  await sql`
    update users set profile_picture = files.id
    from files where files.user_id = users.id and files.kind = 'avatar'`.execute(trx);
}
