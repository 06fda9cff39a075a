import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { columnsOf, countAs, withColumns } from '../db/statements/columns.ts';
import { readRows, select } from '../db/statements/statement.ts';
import type { TableCount } from './counts.ts';
import { counters, type MovedTable, withoutRows } from './moved-tables.ts';

export interface Part {
  table: MovedTable;
  /** SQL with the item's id as `$1`. */
  condition: string;
}

const itself = 'id = $1';
const ofUser = 'user_id = $1';
const postsOfUser = `select id from posts where ${ofUser}`;
const commentsWithUser = `${ofUser} or post_id in (${postsOfUser})`;

/**
 * What leaves with an item, in this order. The parts of one step are one statement, so that the kept rows
 * are as they were before it: the number of a post's comments falls with each, a deleted file sets the
 * reference to it to null, and a user and their picture refer to each other.
 */
const partsOf: Readonly<Record<TrashNoun, readonly (readonly Part[])[]>> = {
  users: [
    [{ table: 'certificates', condition: ofUser }],
    [{ table: 'dive_logs', condition: ofUser }],
    [{ table: 'ticket_messages', condition: ofUser }],
    [{ table: 'tickets', condition: ofUser }],
    [{ table: 'user_notes', condition: ofUser }],
    [{ table: 'sanctions', condition: ofUser }],
    [
      { table: 'follows', condition: `${ofUser} or followed_id = $1` },
      {
        table: 'comment_likes',
        condition: `${ofUser} or comment_id in (select id from comments where ${commentsWithUser})`,
      },
      { table: 'post_likes', condition: `${ofUser} or post_id in (${postsOfUser})` },
      { table: 'comments', condition: commentsWithUser },
      { table: 'posts', condition: ofUser },
      { table: 'files', condition: ofUser },
      { table: 'users', condition: itself },
    ],
  ],
  posts: [
    [
      {
        table: 'comment_likes',
        condition: 'comment_id in (select id from comments where post_id = $1)',
      },
      { table: 'post_likes', condition: 'post_id = $1' },
      { table: 'comments', condition: 'post_id = $1' },
      { table: 'posts', condition: itself },
      { table: 'files', condition: 'id = (select image_resource_id from posts where id = $1)' },
    ],
  ],
  comments: [
    [
      { table: 'comment_likes', condition: 'comment_id = $1' },
      { table: 'comments', condition: itself },
    ],
  ],
  certificates: [
    [
      { table: 'certificates', condition: itself },
      {
        table: 'files',
        condition: 'id = (select file_resource_id from certificates where id = $1)',
      },
    ],
  ],
  'dive-logs': [[{ table: 'dive_logs', condition: itself }]],
  tickets: [
    [{ table: 'ticket_messages', condition: 'ticket_id = $1' }],
    [{ table: 'tickets', condition: itself }],
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

function kept(table: MovedTable): string {
  const rest = (counters[table] ?? []).map(
    ({ column, rows }) => `'${withoutRows(column)}', ${column} - ${rows}`,
  );
  const row = `to_jsonb(${table}) - '{${notKept.join()}}'::text[]`;
  return rest.length === 0 ? row : `${row} || jsonb_build_object(${rest.join(', ')})`;
}

/** Likes and follows have no id of their own. */
const rowIds: Readonly<Partial<Record<MovedTable, string>>> = {
  post_likes: `concat_ws(' ', user_id, post_id)`,
  comment_likes: `concat_ws(' ', user_id, comment_id)`,
  follows: `concat_ws(' ', user_id, followed_id)`,
};

/** @returns a statement that takes the deletion as `$2` */
export function movingStatement(parts: readonly Part[]) {
  const gone = parts.map(
    ({ table, condition }) => `gone_${table} as (
      delete from ${table} where ${condition}
      returning ${rowIds[table] ?? 'id::text'} as row_id, ${kept(table)} as data
    )`,
  );
  const rows = parts.map(
    ({ table }) => `select '${table}' as table_name, row_id, data from gone_${table}`,
  );
  return select(
    withColumns(columnsOf('deleted_rows', { table: 'table_name' }), countAs('count', 'count(*)')),
    'from deleted_rows group by table_name',
    `with ${gone.join(', ')}, deleted_rows as (
      insert into deleted_rows (deletion_id, table_name, row_id, data)
      select $2, table_name, row_id, data from (${rows.join(' union all ')}) as gone
      returning table_name
    )`,
  );
}

const statementsOf = (noun: TrashNoun) => partsOf[noun].map(movingStatement);
const statements = new Map(trashNouns.map((noun) => [noun, statementsOf(noun)]));

/**
 * Moves the item's row and all that hangs on it into the trash. The caller holds the locks of
 * `lock-item-sql.ts`, so that no row is added meanwhile: the database would delete it without a trace.
 */
export async function moveRows(
  transaction: Kysely<Database>,
  { noun, itemId, deletionId }: { noun: TrashNoun; itemId: string; deletionId: string },
): Promise<TableCount[]> {
  const moved: TableCount[] = [];
  for (const statement of statements.get(noun) ?? []) {
    moved.push(...(await readRows(transaction, statement, [itemId, deletionId])));
  }
  await keepBytes(transaction, deletionId);
  return moved;
}

const movingDiveLogs = `
  with chosen as (select id, deletion_id from unnest($1::uuid[], $2::uuid[]) as chosen (id, deletion_id)),
  gone as (
    delete from dive_logs using chosen where dive_logs.id = chosen.id
    returning deletion_id, dive_logs.id::text as row_id, ${kept('dive_logs')} as data
  )
  insert into deleted_rows (deletion_id, table_name, row_id, data)
  select deletion_id, 'dive_logs', row_id, data from gone order by deletion_id`;

/** Moves dive logs, on which nothing hangs, each by a deletion of its own. The caller has locked them. */
export async function moveDiveLogs(
  transaction: Kysely<Database>,
  logs: readonly { itemId: string; deletionId: string }[],
): Promise<void> {
  const ids = logs.map(({ itemId }) => itemId);
  const deletionIds = logs.map(({ deletionId }) => deletionId);
  await transaction.executeQuery(CompiledQuery.raw(movingDiveLogs, [ids, deletionIds]));
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
