import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { forgetPerson } from '../activity/forget-person-sql.ts';
import type { Database } from '../db/schema.ts';
import { deleteAnswersAbout } from '../http/idempotency/stored-answers-sql.ts';
import { deleteContentOfTicketMails } from '../mail/content-sql.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { type TableCount, tableCountEntries } from './counts.ts';
import type { RowsInTrash } from './rows-in-trash-sql.ts';

/** Deletes rows in the trash and registers the bytes of their files for removal. */
export async function purgeRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
): Promise<{ counts: TableCount[]; fileIds: string[] }> {
  const files = sql`
    insert into removed_files (file_id)
    select row_id from deleted_rows where ${rows} and table_name = 'files'
    on conflict (file_id) do update set removed_at = excluded.removed_at
    returning file_id as id`;
  const removed = await parsedRows(transaction, { id: v.string() }, files);
  await deleteContentOfTicketMails(transaction, rows);
  await deleteAnswersAbout(transaction, rows);
  const purging = sql`
    with purged as (delete from deleted_rows where ${rows} returning table_name)
    select table_name as "table", count(*) as count from purged group by table_name`;
  const counts = await parsedRows(transaction, tableCountEntries, purging);
  return { counts, fileIds: removed.map(({ id }) => id) };
}

/**
 * Deletes comments, likes and follows of a purged user that lie in the deletions of others, and what the entries
 * about the user say.
 * @param limit of rows of each kind; null for all
 * @returns how many were deleted or forgotten
 */
export async function forgetRows(
  transaction: Kysely<Database>,
  userId: string,
  limit: number | null = null,
): Promise<number> {
  const conditions = [
    sql`table_name = 'comments' and data ->> 'user_id' = ${userId}`,
    sql`table_name in ('post_likes', 'comment_likes', 'follows') and data ->> 'user_id' = ${userId}`,
    sql`table_name = 'follows' and data ->> 'followed_id' = ${userId}`,
  ];
  let count = 0;
  for (const condition of conditions) count += await deleteRows(transaction, condition, limit);
  return count + (await forgetPerson(transaction, userId, limit));
}

async function deleteRows(
  transaction: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from deleted_rows where (deletion_id, n) in (
      select deletion_id, n from deleted_rows where ${condition} limit ${limit}
    )`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}

/** Removes the copies of a purged user's texts from the tickets about them, also from those in the trash. */
export async function forgetCopies(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    update tickets set about_copy = null, about_person_id = null where about_person_id = ${userId}
  `.execute(transaction);
  await sql`
    update deleted_rows
    set data = data || '{"about_copy": null, "about_person_id": null}'
    where table_name = 'tickets' and data ->> 'about_person_id' = ${userId}
  `.execute(transaction);
}

/** Deletes the mails and the registrations of a user's address, also those from before the account. */
export async function forgetAddress(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<void> {
  const address = sql`(select lower(data ->> 'email') from deleted_rows
    where deletion_id = ${deletionId} and table_name = 'users')`;
  await sql`delete from mails where lower("to") = ${address}`.execute(transaction);
  await sql`delete from registrations where lower(email) = ${address}`.execute(transaction);
}
