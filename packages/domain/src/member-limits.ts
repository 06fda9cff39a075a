import { keysOf } from './keys.ts';

interface Bounded {
  /** The most rows of one member, with those in the trash. */
  max: number;
}

interface Unbounded {
  /** What else bounds the rows of one member. */
  why: string;
}

/**
 * How many rows of each table a member may have. Honest members never meet these bounds: they keep one account
 * from filling the database, and from having more than can be deleted. Every table with the id of a person is
 * named here; a test walks the database for it. Rows in the trash count with those of their tables.
 */
export const memberLimits = {
  posts: { max: 20_000 },
  comments: { max: 30_000 },
  dive_logs: { max: 20_000 },
  certificates: { max: 500 },
  tickets: { max: 1_000 },
  ticket_messages: { max: 20_000 },
  post_likes: { max: 100_000 },
  comment_likes: { max: 100_000 },
  follows: { max: 10_000 },
  files: { why: 'the bytes are bounded (MEMBER_QUOTA_MB), and each belongs to a bounded row' },
  dive_log_imports: {
    why: 'the newest five previews are kept, and rows only while they hold dives',
  },
  sessions: { why: 'the newest hundred are kept' },
  passkeys: { why: 'at most 20 for each account' },
  saved_views: { why: 'staff only, at most `bounds.viewsMax`' },
  stored_answers: {
    why: 'kept for a day, each of a call that makes a bounded row or stores a file',
  },
  activity: {
    why: 'kept for ACTIVITY_DAYS, of staff, of bounded rows and of limited changes of the own account',
  },
  deletions: { why: 'each of a bounded row, kept for TRASH_DAYS after its end' },
  mails: { why: 'kept for 90 days, and limited per purpose and hour' },
  account_codes: { why: 'one per purpose, and of the limited sign-ins of the last minutes' },
  two_steps: { why: 'one' },
  username_skeletons: { why: 'those of one name' },
  live_streams: { why: 'a few at once' },
  muted_subjects: { why: 'staff only, one per ticket' },
  sanctions: { why: 'by staff only' },
  user_notes: { why: 'by staff only' },
  member_counts: { why: 'one per bounded table' },
  member_changes: { why: 'added up every second' },
} as const satisfies Readonly<Record<string, Bounded | Unbounded>>;

/**
 * Bytes of all texts of a member, with those in the trash: some 20,000 posts of 2 kB. With its indexes a text takes up
 * to 15 times its bytes. The database's function `member_texts_max` has the same number.
 */
export const memberTextsMax = 40_000_000;

type Limits = typeof memberLimits;
/** The tables whose rows are counted for each member. */
export type BoundedTable = {
  [Table in keyof Limits]: Limits[Table] extends Bounded ? Table : never;
}[keyof Limits];

export const boundedTables = keysOf(memberLimits).filter(
  (table): table is BoundedTable => 'max' in memberLimits[table],
);

export function isBounded(table: unknown): table is BoundedTable {
  return boundedTables.some((bounded) => bounded === table);
}

/** The tables whose texts are counted. */
export const tablesOfTexts: readonly BoundedTable[] = [
  'posts',
  'comments',
  'dive_logs',
  'certificates',
  'tickets',
  'ticket_messages',
];

/** What bounds the rows of a member in a table: by the name of the count, its bound. */
export function boundsOf(table: BoundedTable): [string, number][] {
  const rows: [string, number] = [table, memberLimits[table].max];
  return tablesOfTexts.includes(table) ? [rows, ['texts', memberTextsMax]] : [rows];
}
