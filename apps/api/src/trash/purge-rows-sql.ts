import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { type TableCount, tableCountEntries } from './counts.ts';

/** Deletes the rows of deletions and registers the bytes of their files for removal. */
export async function purgeRows(
  transaction: Kysely<Database>,
  deletionIds: string[],
): Promise<{ counts: TableCount[]; fileIds: string[] }> {
  const files = sql`
    insert into removed_files (file_id)
    select row_id from deleted_rows
    where deletion_id = any (${deletionIds}::uuid[]) and table_name = 'files'
    on conflict (file_id) do update set removed_at = excluded.removed_at
    returning file_id as id`;
  const removed = await parsedRows(transaction, { id: v.string() }, files);
  const rows = sql`
    with purged as (
      delete from deleted_rows where deletion_id = any (${deletionIds}::uuid[])
      returning table_name
    )
    select table_name as "table", count(*) as count from purged group by table_name`;
  const counts = await parsedRows(transaction, tableCountEntries, rows);
  return { counts, fileIds: removed.map(({ id }) => id) };
}

/** Deletes comments, likes and follows of a purged user that lie in the deletions of others. */
export async function purgeRowsOf(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    delete from deleted_rows where table_name = 'comments' and data ->> 'user_id' = ${userId}
  `.execute(transaction);
  await sql`
    delete from deleted_rows
    where table_name in ('post_likes', 'comment_likes', 'follows') and data ->> 'user_id' = ${userId}
  `.execute(transaction);
  await sql`
    delete from deleted_rows where table_name = 'follows' and data ->> 'followed_id' = ${userId}
  `.execute(transaction);
}

/** Removes a purged user's words from the tickets of others about them, also from those in the trash. */
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
