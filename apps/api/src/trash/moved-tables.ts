import type { TrashNoun } from '@buddyline/domain/trash';

/** The tables whose rows move to the trash, parents before the rows that refer to them. */
export const movedTables = [
  'users',
  'files',
  'posts',
  'comments',
  'certificates',
  'dive_logs',
  'tickets',
  'ticket_messages',
  'user_notes',
  'sanctions',
  'two_steps',
  'passkeys',
  'post_likes',
  'comment_likes',
  'follows',
] as const;
export type MovedTable = (typeof movedTables)[number];

/**
 * Tables that refer to moved rows and are deleted with them: sign-ins end, codes are void, a trigger writes
 * skeletons again, and a file can be imported again.
 */
export const tablesNotKept = [
  'sessions',
  'account_codes',
  'username_skeletons',
  'dive_log_imports',
] as const;

/** The nouns that the counts of a deletion name; the other tables are parts of their records. */
export const nounOfTable: Readonly<Record<MovedTable, TrashNoun | null>> = {
  users: 'users',
  files: null,
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  dive_logs: 'dive-logs',
  tickets: 'tickets',
  ticket_messages: null,
  user_notes: null,
  sanctions: null,
  two_steps: null,
  passkeys: null,
  post_likes: null,
  comment_likes: null,
  follows: null,
};

/** The table of the items of a noun. Ids are chosen by clients, so only with it an id says which row is the item. */
export const tableOfNoun: Readonly<Record<TrashNoun, MovedTable>> = {
  users: 'users',
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  'dive-logs': 'dive_logs',
  tickets: 'tickets',
};

/**
 * Rows that need others: the table of each reference. A restore leaves those whose user, post, comment or ticket
 * does not exist then.
 */
export const referencesOf: Readonly<
  Partial<Record<MovedTable, Readonly<Record<string, MovedTable>>>>
> = {
  comments: { user_id: 'users', post_id: 'posts' },
  ticket_messages: { ticket_id: 'tickets' },
  post_likes: { user_id: 'users', post_id: 'posts' },
  comment_likes: { user_id: 'users', comment_id: 'comments' },
  follows: { user_id: 'users', followed_id: 'users' },
};

interface Counter {
  column: string;
  /** SQL of the number of rows that it counts. */
  rows: string;
}

/**
 * Counters to which triggers add. Imported data may have higher ones than its rows say, so the difference is
 * kept with a deleted row, and the restored rows are counted again.
 */
export const counters: Readonly<Partial<Record<MovedTable, readonly Counter[]>>> = {
  users: [
    {
      column: 'followers_count',
      rows: '(select count(*) from follows where followed_id = users.id)',
    },
    { column: 'following_count', rows: '(select count(*) from follows where user_id = users.id)' },
  ],
  posts: [
    { column: 'likes_count', rows: '(select count(*) from post_likes where post_id = posts.id)' },
  ],
  comments: [
    {
      column: 'likes_count',
      rows: '(select count(*) from comment_likes where comment_id = comments.id)',
    },
  ],
};

/** The key of that difference in the data of a deleted row. */
export const differenceKey = (column: string): string => `${column}_without_rows`;
