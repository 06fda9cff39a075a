import type { RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { allRows, shownMessages, shownSanctions } from './shown-rows-sql.ts';

/** The rows of one table that belong to a person, as one JSON file. */
export interface ArchivePart {
  file: string;
  table: keyof Database;
  /** The column of the person. */
  owner: string;
  /** Unique among the rows of one person; the order of the file. */
  key: string;
  /** The columns in the file. Not all by default, so that a new column is looked at first. */
  columns: readonly string[];
  /** The rows that the person may see. */
  shown: RawBuilder<unknown>;
}

/** The first column is the key. A column that the table does not have does not compile. */
function part<Table extends keyof Database>(
  file: string,
  table: Table,
  owner: keyof Database[Table] & string,
  columns: readonly [keyof Database[Table] & string, ...(keyof Database[Table] & string)[]],
  shown: RawBuilder<unknown> = allRows,
): ArchivePart {
  const [key] = columns;
  return { file, table, owner, key, columns, shown };
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
  part('follows.json', 'follows', 'user_id', ['followed_id', 'created_at']),
  part('dive-logs.json', 'dive_logs', 'user_id', [
    'id',
    'dive_number',
    'date',
    'location',
    'site',
    'time_in',
    'time_out',
    'time_this_dive',
    'average_depth',
    'max_depth',
    'bottom_time',
    'abt',
    'bottom_time_to_date',
    'cumulative_time',
    'water_temp',
    'weight',
    'visibility_value',
    'visibility_unit',
    'current_condition',
    'freedive_or_scuba',
    'longitude',
    'latitude',
    'exposure_gear',
    'si',
    'n2',
    'cns_o2',
    'deco1',
    'deco2',
    'deco3',
    'start_psi',
    'end_psi',
    'pg',
    'comments',
    'buddy_signature',
    'instructor_signature',
    'divemaster_signature',
    'is_fresh',
    'is_salt',
    'is_shore',
    'is_boat',
    'used_computer',
    'used_scooter',
    'used_camera',
    'is_wreck',
    'is_reef',
    'is_cave',
    'is_training',
    'is_search_recovery',
    'created_at',
    'updated_at',
  ]),
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
  part(
    'ticket-messages.json',
    'ticket_messages',
    'user_id',
    ['id', 'ticket_id', 'body', 'at'],
    shownMessages,
  ),
  part(
    'sanctions.json',
    'sanctions',
    'user_id',
    ['id', 'kind', 'rule', 'public_text', 'at', 'ends_at', 'lifted_at'],
    shownSanctions,
  ),
  part('sessions.json', 'sessions', 'user_id', [
    'id',
    'browser',
    'system',
    'network',
    'created_at',
    'rotated_at',
    'expires_at',
  ]),
  part('files.json', 'files', 'user_id', [
    'id',
    'kind',
    'name',
    'content_type',
    'byte_size',
    'created_at',
  ]),
];
