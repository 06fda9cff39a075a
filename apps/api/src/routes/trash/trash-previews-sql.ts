import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { select } from '../../db/statements/statement.ts';
import type { MovedTable } from '../../trash/moved-tables.ts';
import { certificateSource } from '../certificates/certificates-sql.ts';
import { commentColumns, toComment } from '../comments/comments-sql.ts';
import { diveLogSource } from '../dive-logs/dive-logs-sql.ts';
import { toRecord } from '../owned/record-sql.ts';
import { storedPostColumns } from '../posts/posts-sql.ts';
import { ticketColumns, toTicket } from '../tickets/ticket-columns-sql.ts';
import { toUser, userColumns } from '../users/users-sql.ts';

/**
 * Reads the deleted item as it was, as the response of its noun. The ids of its files are left out: they
 * answer 404 while the item is in the trash.
 * @returns undefined when it is not in the trash
 */
type ReadPreview = (
  db: Kysely<Database>,
  deletionId: string,
  itemId: string,
) => Promise<object | undefined>;

/** The kept JSON is read as a row of its table, from which `columns` takes what the noun shows. */
function previewOf<Row>(
  table: MovedTable,
  columns: RawBuilder<Row>,
  toItem: (row: Row) => object,
): ReadPreview {
  const owner = table === 'users' ? sql`` : ownerOf(table);
  return async (db, deletionId, itemId) => {
    const statement = select(
      columns,
      sql`from deleted_rows
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, deleted_rows.data) as ${sql.table(table)}
      ${owner}
      where deletion_id = ${deletionId} and row_id = ${itemId} and table_name = ${table}`,
    );
    const { rows } = await statement.execute(db);
    const [row] = rows;
    return row && toItem(row);
  };
}

/** The owner, who may be in the trash too. */
const ownerOf = (table: MovedTable) => sql`
  left join lateral (
    select username, full_name, profile_picture from users where id = ${sql.table(table)}.user_id
    union all
    select data ->> 'username', data ->> 'full_name', null from deleted_rows
    where row_id = ${sql.table(table)}.user_id::text and table_name = 'users'
    limit 1
  ) as users on true`;

export const previews: Readonly<Record<TrashNoun, ReadPreview>> = {
  users: previewOf('users', userColumns, (row) => ({ ...toUser(row), profilePicture: null })),
  posts: previewOf('posts', storedPostColumns, (row) => ({
    ...toRecord(row),
    imageResourceId: null,
  })),
  comments: previewOf('comments', commentColumns, toComment),
  certificates: previewOf('certificates', certificateSource.columns, (row) => ({
    ...toRecord(row),
    fileResourceId: null,
  })),
  'dive-logs': previewOf('dive_logs', diveLogSource.columns, toRecord),
  tickets: previewOf('tickets', ticketColumns, toTicket),
};
