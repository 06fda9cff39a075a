import { trashNouns } from '@buddyline/domain/trash';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { movedTables } from '../trash/moved-tables.ts';

const tables = [...movedTables, 'username_skeletons'] as const;

/** Every column of every row of the live tables, as text. */
export async function allRows(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const listed = sql`select t::text as text from ${sql.table(table)} as t order by 1`;
    const found = await parsedRows(db, { text: v.string() }, listed);
    rows[table] = found.map(({ text }) => text);
  }
  return rows;
}

/** What is wrong with the counters and the trash; empty when all is well. */
export async function findFaults(db: Kysely<Database>): Promise<string[]> {
  const faults = sql`
    select 'comments_count of ' || id as fault from posts
      where comments_count <> (select count(*) from comments where post_id = posts.id)
    union all
    select 'likes_count of ' || id from posts
      where likes_count <> (select count(*) from post_likes where post_id = posts.id)
    union all
    select 'likes_count of ' || id from comments
      where likes_count <> (select count(*) from comment_likes where comment_id = comments.id)
    union all
    select 'counts of ' || id from users
      where followers_count <> (select count(*) from follows where followed_id = users.id)
        or following_count <> (select count(*) from follows where user_id = users.id)
    union all
    select 'row_counts of ' || noun from (values
      ('users', (select count(*) from users)),
      ('posts', (select count(*) from posts)),
      ('certificates', (select count(*) from certificates)),
      ('dive_logs', (select count(*) from dive_logs)),
      ('tickets', (select count(*) from tickets))
    ) as truth(noun, n) where n <> (select total from locate_page(noun, 0))
    union all
    select 'row_counts of the trash of ' || noun
      from unnest(${trashNouns}::text[]) as noun, locate_page('trash.' || noun, 0)
      where total <> (
        select count(*) from deletions
        where deletions.noun = noun.noun and restored_at is null and purged_at is null
      )
    union all
    select 'dive_log_counts of ' || coalesce(counted.bits, true_counts.bits) from (
      select filter_bits as bits, sum(n) as n from (
        select filter_bits, row_count as n from dive_log_counts
        union all select filter_bits, change from dive_log_changes
      ) as parts group by 1 having sum(n) <> 0
    ) as counted full join (
      select filter_bits as bits, count(*) as n from dive_logs group by 1
    ) as true_counts using (bits)
      where counted.n is distinct from true_counts.n
    union all
    select 'place of the dive log ' || coalesce(dive_logs.id, log_id)
      from dive_logs full join dive_log_places on log_id = dive_logs.id
      where dive_logs.id is null or log_id is null
    union all
    select 'live and in the trash: ' || row_id from deleted_rows where exists (
      select from users where id::text = row_id
      union all select from files where id = row_id
      union all select from posts where id::text = row_id
      union all select from comments where id::text = row_id
      union all select from certificates where id::text = row_id
      union all select from dive_logs where id::text = row_id
      union all select from tickets where id::text = row_id
      union all select from post_likes where concat_ws(' ', user_id, post_id) = row_id
      union all select from comment_likes where concat_ws(' ', user_id, comment_id) = row_id
      union all select from follows where concat_ws(' ', user_id, followed_id) = row_id
    )
    union all
    select 'twice in the trash: ' || row_id from deleted_rows group by row_id having count(*) > 1
    union all
    select 'rows of an ended deletion: ' || id from deletions
      where (restored_at is not null or purged_at is not null)
        and exists (select from deleted_rows where deletion_id = id)
    union all
    select 'restorable without its item: ' || id from deletions
      where restored_at is null and purged_at is null
        and not exists (
          select from deleted_rows where deletion_id = id and row_id = item_id::text
        )
    union all
    select 'restored and purged: ' || id from deletions
      where restored_at is not null and purged_at is not null
    union all
    select 'bytes to be removed: ' || file_id from removed_files where file_id in (
      select row_id from deleted_rows union all select id from files
    )`;
  const rows = await parsedRows(db, { fault: v.string() }, faults);
  return rows.map(({ fault }) => fault);
}
