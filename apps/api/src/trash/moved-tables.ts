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
] as const;
export type MovedTable = (typeof movedTables)[number];

/**
 * Tables that refer to moved rows and are deleted with them: sign-ins end, codes are void, and a trigger
 * writes skeletons again.
 */
export const tablesNotKept = ['sessions', 'account_codes', 'username_skeletons'] as const;

/** The nouns that the counts of a deletion name; files are parts of their records. */
export const nounOfTable: Readonly<Record<MovedTable, TrashNoun | null>> = {
  users: 'users',
  files: null,
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  dive_logs: 'dive-logs',
  tickets: 'tickets',
};
