import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { type TableCount, tableCountEntries } from './counts.ts';
import { counters, type MovedTable, differenceKey } from './moved-tables.ts';

export interface Part {
  table: MovedTable;
  condition: RawBuilder<unknown>;
}

/**
 * What is deleted with an item, in this order. The parts of one step are one statement, so that the rows are kept as they
 * were before it. Otherwise each deleted comment would lower its post's number of comments, and a deleted file would set
 * the reference to it to null. A user and their picture refer to each other.
 */
const partsOf: Readonly<Record<TrashNoun, (id: string) => readonly (readonly Part[])[]>> = {
  users: (id) => {
    const ofUser = sql`user_id = ${id}`;
    const postsOfUser = sql`select id from posts where ${ofUser}`;
    const commentsWithUser = sql`${ofUser} or post_id in (${postsOfUser})`;
    return [
      [{ table: 'certificates', condition: ofUser }],
      [{ table: 'dive_logs', condition: ofUser }],
      [{ table: 'ticket_messages', condition: ofUser }],
      [{ table: 'tickets', condition: ofUser }],
      [{ table: 'user_notes', condition: ofUser }],
      [{ table: 'sanctions', condition: ofUser }],
      [{ table: 'two_steps', condition: ofUser }],
      [{ table: 'passkeys', condition: ofUser }],
      [
        { table: 'follows', condition: sql`${ofUser} or followed_id = ${id}` },
        {
          table: 'comment_likes',
          condition: sql`${ofUser} or comment_id in (select id from comments where ${commentsWithUser})`,
        },
        { table: 'post_likes', condition: sql`${ofUser} or post_id in (${postsOfUser})` },
        { table: 'comments', condition: commentsWithUser },
        { table: 'posts', condition: ofUser },
        { table: 'files', condition: ofUser },
        { table: 'users', condition: sql`id = ${id}` },
      ],
    ];
  },
  posts: (id) => [
    [
      {
        table: 'comment_likes',
        condition: sql`comment_id in (select id from comments where post_id = ${id})`,
      },
      { table: 'post_likes', condition: sql`post_id = ${id}` },
      { table: 'comments', condition: sql`post_id = ${id}` },
      { table: 'posts', condition: sql`id = ${id}` },
      {
        table: 'files',
        condition: sql`id = (select image_resource_id from posts where id = ${id})`,
      },
    ],
  ],
  comments: (id) => [
    [
      { table: 'comment_likes', condition: sql`comment_id = ${id}` },
      { table: 'comments', condition: sql`id = ${id}` },
    ],
  ],
  certificates: (id) => [
    [
      { table: 'certificates', condition: sql`id = ${id}` },
      {
        table: 'files',
        condition: sql`id = (select file_resource_id from certificates where id = ${id})`,
      },
    ],
  ],
  'dive-logs': (id) => [[{ table: 'dive_logs', condition: sql`id = ${id}` }]],
  tickets: (id) => [
    [{ table: 'ticket_messages', condition: sql`ticket_id = ${id}` }],
    [{ table: 'tickets', condition: sql`id = ${id}` }],
  ],
};

/** Generated columns are not kept, because they are generated again, nor that the account was being deleted. */
const notKept = [
  'search_text',
  'filter_bits',
  'day_code',
  'depth_code',
  'minute_in',
  'minute_out',
  'closed_by_deletion',
];

function kept(table: MovedTable): RawBuilder<unknown> {
  const rest = (counters[table] ?? []).map(
    ({ column, rows }) => `'${differenceKey(column)}', ${column} - ${rows}`,
  );
  const row = `to_jsonb(${table}) - '{${notKept.join()}}'::text[]`;
  return sql.raw(rest.length === 0 ? row : `${row} || jsonb_build_object(${rest.join(', ')})`);
}

/** SQL of the row id of tables without an own id. */
const rowIds: Readonly<Partial<Record<MovedTable, string>>> = {
  two_steps: `concat_ws(' ', 'user', user_id)`,
  post_likes: `concat_ws(' ', user_id, post_id)`,
  comment_likes: `concat_ws(' ', user_id, comment_id)`,
  follows: `concat_ws(' ', user_id, followed_id)`,
};

/** Moves the rows of these parts to the trash. @returns their numbers */
export function moveParts(
  transaction: Kysely<Database>,
  deletionId: string,
  parts: readonly Part[],
): Promise<TableCount[]> {
  const gone = parts.map(
    ({ table, condition }) => sql`${sql.table(`gone_${table}`)} as (
      delete from ${sql.table(table)} where ${condition}
      returning ${sql.raw(rowIds[table] ?? 'id::text')} as row_id, ${kept(table)} as data
    )`,
  );
  const rows = parts.map(
    ({ table }) =>
      sql`select ${sql.lit(table)} as table_name, row_id, data from ${sql.table(`gone_${table}`)}`,
  );
  const moving = sql`with ${sql.join(gone)}, moved as (
      insert into deleted_rows (deletion_id, table_name, row_id, data)
      select ${deletionId}, table_name, row_id, data from (${sql.join(rows, sql` union all `)}) as gone
      returning table_name
    )
    select table_name as "table", count(*) as count from moved group by table_name`;
  return parsedRows(transaction, tableCountEntries, moving);
}

/**
 * Moves the item's row and all that hangs on it into the trash. The caller holds the locks of
 * `lock-item-sql.ts`, so that no row is added meanwhile: the database would delete it without a trace.
 */
export async function moveRows(
  transaction: Kysely<Database>,
  { noun, itemId, deletionId }: { noun: TrashNoun; itemId: string; deletionId: string },
): Promise<TableCount[]> {
  const moved: TableCount[] = [];
  for (const parts of partsOf[noun](itemId)) {
    moved.push(...(await moveParts(transaction, deletionId, parts)));
  }
  await keepBytes(transaction, deletionId);
  return moved;
}

/** Moves dive logs, on which nothing hangs, each by a deletion of its own. The caller has locked them. */
export async function moveDiveLogs(
  transaction: Kysely<Database>,
  logs: readonly { itemId: string; deletionId: string }[],
): Promise<void> {
  const ids = logs.map(({ itemId }) => itemId);
  const deletionIds = logs.map(({ deletionId }) => deletionId);
  await sql`
    with chosen as (
      select id, deletion_id from unnest(${ids}::uuid[], ${deletionIds}::uuid[]) as chosen (id, deletion_id)
    ),
    gone as (
      delete from dive_logs using chosen where dive_logs.id = chosen.id
      returning deletion_id, dive_logs.id::text as row_id, ${kept('dive_logs')} as data
    )
    insert into deleted_rows (deletion_id, table_name, row_id, data)
    select deletion_id, 'dive_logs', row_id, data from gone order by deletion_id`.execute(
    transaction,
  );
}

/** A trigger registered the bytes of deleted files for removal; those of the trash stay until the purge. */
export async function keepBytes(transaction: Kysely<Database>, deletionId: string): Promise<void> {
  await transaction
    .deleteFrom('removed_files')
    .where('file_id', 'in', (eb) =>
      eb
        .selectFrom('deleted_rows')
        .select('row_id')
        .where('deletion_id', '=', deletionId)
        .where('table_name', '=', 'files'),
    )
    .execute();
}
