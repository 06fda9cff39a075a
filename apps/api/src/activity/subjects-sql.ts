import type { ActivityNoun } from '@buddyline/domain/activity';
import type { Database } from '../db/schema.ts';

/** What an entry says about an item of a noun. */
export interface Subject {
  table: keyof Database;
  /** SQL of the item's name, of columns of the table; `labelSql` cuts it. */
  label: string;
  /** The column of the user whom the item belongs to. */
  person: string;
}

/** As in `note_label`, see `baseline/activity.ts`. */
export const labelMax = 120;

export const subjects = {
  users: {
    table: 'users',
    label: `coalesce(nullif(trim(users.full_name), ''), users.username)`,
    person: 'id',
  },
  posts: { table: 'posts', label: 'content', person: 'user_id' },
  comments: { table: 'comments', label: 'content', person: 'user_id' },
  certificates: { table: 'certificates', label: 'title', person: 'user_id' },
  'dive-logs': {
    table: 'dive_logs',
    label: `coalesce(nullif(site, ''), nullif(location, ''))`,
    person: 'user_id',
  },
  tickets: { table: 'tickets', label: 'subject', person: 'user_id' },
} as const satisfies Partial<Record<ActivityNoun, Subject>>;

/** SQL of the label: one line, cut to `labelMax` characters. */
export const labelSql = ({ label }: Subject): string => `note_label(${label})`;
