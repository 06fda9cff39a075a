import { storedUnits } from '@buddyline/domain/dive-log';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { columnOf } from '../../routes/dive-logs/dive-logs-sql.ts';
import { allRows, shownMessages, shownSanctions } from './shown-rows-sql.ts';

/** The rows of one table that belong to a person, as one JSON file. */
export interface ArchivePart {
  file: string;
  table: keyof Database;
  /** The column of the person. */
  owner: string;
  /** Unique among the rows of one person; the order of the file. */
  key: string;
  /** The column of each field, named as in the answers of the API. Not all by default: a new one is looked at first. */
  fields: Readonly<Record<string, string>>;
  /** The rows that the person may see. */
  shown: RawBuilder<unknown>;
}

/** The fields of columns, by the names that the API gives them. */
function fieldsOf<Column extends string>(columns: readonly Column[]): Record<string, Column> {
  const named = columns.map((column) => [
    column.replaceAll(/_([a-z\d])/g, (_, first: string) => first.toUpperCase()),
    column,
  ]);
  return Object.fromEntries(named);
}

/** The first column is the key. A column that the table does not have does not compile. */
function part<Table extends keyof Database>(
  file: string,
  table: Table,
  owner: keyof Database[Table] & string,
  columns: readonly [keyof Database[Table] & string, ...(keyof Database[Table] & string)[]],
  {
    shown = allRows,
    otherwise = {},
  }: {
    shown?: RawBuilder<unknown>;
    /** Columns that the API names otherwise. */
    otherwise?: Readonly<Record<string, keyof Database[Table] & string>>;
  } = {},
): ArchivePart {
  const [key] = columns;
  return { file, table, owner, key, fields: { ...fieldsOf(columns), ...otherwise }, shown };
}

/** Everything of a person's, in the order of the archive. A table that belongs to people gets a line here. */
export const archiveParts: readonly ArchivePart[] = [
  part('profile.json', 'users', 'id', [
    'id',
    'username',
    'full_name',
    'email',
    'email_confirmed_at',
    'role',
    'is_verified',
    'country',
    'age',
    'bio',
    'locale',
    'profile_picture',
    'followers_count',
    'following_count',
    'last_active_at',
    'created_at',
    'updated_at',
  ]),
  part('posts.json', 'posts', 'user_id', [
    'id',
    'content',
    'image_resource_id',
    'is_enabled',
    'likes_count',
    'comments_count',
    'shares_count',
    'created_at',
    'updated_at',
  ]),
  part('comments.json', 'comments', 'user_id', [
    'id',
    'post_id',
    'content',
    'likes_count',
    'created_at',
  ]),
  part('post-likes.json', 'post_likes', 'user_id', ['post_id', 'created_at']),
  part('comment-likes.json', 'comment_likes', 'user_id', ['comment_id', 'created_at']),
  part('dive-logs.json', 'dive_logs', 'user_id', ['id', 'created_at', 'updated_at'], {
    otherwise: columnOf,
  }),
  part('certificates.json', 'certificates', 'user_id', [
    'id',
    'title',
    'description',
    'file_resource_id',
    'created_at',
    'updated_at',
  ]),
  part('tickets.json', 'tickets', 'user_id', [
    'id',
    'subject',
    'description',
    'category',
    'status',
    'priority',
    'about_noun',
    'about_id',
    'about_copy',
    'created_at',
    'updated_at',
  ]),
  part('ticket-messages.json', 'ticket_messages', 'user_id', ['id', 'ticket_id', 'body', 'at'], {
    shown: shownMessages,
  }),
  part(
    'sanctions.json',
    'sanctions',
    'user_id',
    ['id', 'kind', 'rule', 'public_text', 'at', 'ends_at', 'lifted_at'],
    { shown: shownSanctions },
  ),
  part(
    'sessions.json',
    'sessions',
    'user_id',
    ['id', 'browser', 'system', 'network', 'created_at', 'expires_at'],
    { otherwise: { lastSeenAt: 'rotated_at' } },
  ),
  part('files.json', 'files', 'user_id', [
    'id',
    'kind',
    'name',
    'content_type',
    'byte_size',
    'created_at',
  ]),
];

/** The people on both sides of the person's follows, who are read as the API lists them. */
export const followParts = [
  { file: 'followers.json', side: 'followers' },
  { file: 'following.json', side: 'following' },
] as const;

const stored = Object.entries(storedUnits).filter(([, unit]) => unit !== null);

/** The units of the numbers in each file. */
export const archiveUnits: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'dive-logs.json': Object.fromEntries(stored),
  'files.json': { byteSize: 'B' },
};
