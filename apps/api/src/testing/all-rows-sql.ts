import { type BoundedTable, boundedTables, tablesOfTexts } from '@buddyline/domain/member-limits';
import { trashNouns } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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

/** Every row of every table of the database, as text. */
export async function everyRow(db: Kysely<Database>): Promise<string[]> {
  const named = sql`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`;
  const found = await parsedRows(db, { name: v.string() }, named);
  const rows: string[] = [];
  for (const { name } of found) {
    const listed = sql`select t::text as text from ${sql.table(name)} as t`;
    for (const { text } of await parsedRows(db, { text: v.string() }, listed))
      rows.push(`${name}: ${text}`);
  }
  return rows;
}

/** The columns of a table with texts of members: all texts but those that a constraint bounds. */
async function textColumns(db: Kysely<Database>, table: BoundedTable): Promise<string[]> {
  const columns = sql`
    select attname as name from pg_attribute as column_of
      where attrelid = ${sql.lit(table)}::regclass and atttypid = 'text'::regtype and attgenerated = ''
        and not exists (
          select from pg_constraint
            where conrelid = attrelid and contype in ('c', 'f') and column_of.attnum = any (conkey))`;
  const found = await parsedRows(db, { name: v.string() }, columns);
  return found.map(({ name }) => name);
}

/** The bytes of each member's texts, live or in the trash. */
async function memberTexts(db: Kysely<Database>): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const table of tablesOfTexts) {
    const columns = await textColumns(db, table);
    const live = columns.map((name) => sql.ref(name));
    const moved = columns.map((name) => sql`data ->> ${sql.lit(name)}`);
    parts.push(sql`
      select user_id, 'texts', octet_length(concat(${sql.join(live)})) from ${sql.table(table)}
      union all select (data ->> 'user_id')::uuid, 'texts', octet_length(concat(${sql.join(moved)}))
        from deleted_rows where table_name = ${sql.lit(table)}`);
  }
  return sql.join(parts, sql` union all `);
}

/** How many rows each member has, live or in the trash, in a row per table and place. */
function memberRows(): RawBuilder<unknown> {
  const live = boundedTables.map(
    (table) => sql`
      select user_id, ${sql.lit(table)} as what, count(*) as amount from ${sql.table(table)} group by 1`,
  );
  return sql`${sql.join(live, sql` union all `)}
    union all select (data ->> 'user_id')::uuid, table_name, count(*) from deleted_rows
      where table_name = any (${sql.val([...boundedTables])}::text[]) group by 1, 2`;
}

/** Counts of members that are not what they have. */
async function memberFaults(db: Kysely<Database>): Promise<RawBuilder<unknown>> {
  return sql`
  select 'member_counts of ' || coalesce(counted.what, truth.what) from (
    select user_id, what, sum(amount) as amount from (
      select user_id, what, amount from member_counts
      union all select user_id, what, change from member_changes
      union all select user_id, 'texts', bytes from member_changes
    ) as parts group by 1, 2 having sum(amount) <> 0
  ) as counted full join (
    select user_id, what, sum(amount) as amount from (${memberRows()}
      union all select user_id, 'files', byte_size from files
      union all select (data ->> 'user_id')::uuid, 'files', (data ->> 'byte_size')::bigint
        from deleted_rows where table_name = 'files'
      union all ${await memberTexts(db)}
    ) as parts group by 1, 2 having sum(amount) <> 0
  ) as truth using (user_id, what)
    where counted.amount is distinct from truth.amount`;
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
    ${await memberFaults(db)}
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
    select 'twice in the trash: ' || row_id from deleted_rows group by table_name, row_id having count(*) > 1
    union all
    select 'rows of an ended deletion: ' || id from deletions
      where (restored_at is not null or purged_at is not null) and in_progress is null
        and exists (select from deleted_rows where deletion_id = id)
    union all
    select 'restorable without its item: ' || id from deletions
      where restored_at is null and purged_at is null and in_progress is null
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

/**
 * A hash of each table's rows. Without sessions, streams and the progress of imports, which change by
 * themselves, and without counters, which are folded in the background.
 */
export async function hashTables(db: Kysely<Database>): Promise<Record<string, string>> {
  const names = await parsedRows(
    db,
    { name: v.string() },
    sql`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relname not in ('sessions', 'live_streams', 'dive_log_imports')
        and relname !~ '_(counts|changes|slices|facets)$'
      order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of names) {
    const rows = sql`
      select md5(coalesce(string_agg(row, ',' order by row), '')) as hash
      from (select (to_jsonb(t) - 'last_active_at')::text as row from ${sql.table(name)} as t) as rows`;
    const [found] = await parsedRows(db, { hash: v.string() }, rows);
    hashes[name] = found?.hash ?? '';
  }
  return hashes;
}
