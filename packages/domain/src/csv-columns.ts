import type { Activity } from './activity.ts';
import type { Certificate } from './certificate.ts';
import {
  type DiveLog,
  diveLogFlags,
  diveLogLineNames,
  diveLogNumbers,
  storedUnits,
} from './dive-log.ts';
import type { ExportedList } from './exports.ts';
import type { Post } from './post.ts';
import { closedLine } from './text.ts';
import type { Ticket } from './ticket.ts';
import type { Owner, User } from './user.ts';

/** What a cell may hold: numbers are written as they are, all else as text. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  /** The name of the field as in the answers of the API, with its unit: `maxDepth [ft]`. */
  header: string;
  value: (row: Row) => CsvValue;
}

/** UTF-8's byte order mark: without it a spreadsheet reads Arabic as Latin. */
export const csvMark = '\uFEFF';
/** RFC 4180. */
export const csvLineEnd = '\r\n';

/** What makes a spreadsheet run a text as a formula: these signs, and their full-width twins. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** The same inside a text, where a spreadsheet with another separator than the comma begins a cell. */
const laterFormula = /[;\t\r\n][ "]*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * The texts of a row's cells, not yet quoted. A text that a spreadsheet would run gets an apostrophe; numbers
 * never do, because every western longitude is negative.
 */
export function csvCells<Row>(columns: readonly CsvColumn<Row>[], row: Row): string[] {
  return columns.map(({ value }) => {
    const cell = value(row) ?? '';
    if (typeof cell !== 'string') return String(cell);
    // First, because the signs that it leaves out may stand before those of a formula.
    const text = closedLine(cell);
    return (formula.test(text) ? "'" : '') + text.replace(laterFormula, "$&'");
  });
}

export function csvHeaders<Row>(columns: readonly CsvColumn<Row>[]): string[] {
  return columns.map(({ header }) => header);
}

type FieldOf<Row> = {
  [Key in keyof Row]: Row[Key] extends CsvValue ? Key : never;
}[keyof Row] &
  string;

function fields<Row>(...names: readonly FieldOf<Row>[]): CsvColumn<Row>[] {
  return names.map((name) => ({ header: name, value: (row) => cellOf(row[name]) }));
}

function cellOf(value: unknown): CsvValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

/** The owner of a record, by the names of the answers. */
function ownerColumns<Row extends { userId: string; Owner: Owner | null }>(): CsvColumn<Row>[] {
  return [
    { header: 'userId', value: ({ userId }) => userId },
    { header: 'Owner.fullName', value: ({ Owner: owner }) => owner?.fullName },
    { header: 'Owner.username', value: ({ Owner: owner }) => owner?.username },
  ];
}

const diveLogNumberColumns: CsvColumn<DiveLog>[] = diveLogNumbers.map((name) => {
  const unit = storedUnits[name];
  return { header: unit === null ? name : `${name} [${unit}]`, value: (log) => log[name] };
});

/** What a row of each list is. */
export interface ExportedRows extends Record<ExportedList, object> {
  users: User;
  posts: Post;
  certificates: Certificate;
  divelogs: DiveLog;
  tickets: Ticket;
  activity: Activity;
}

/** The columns of every list, for the API and for a browser whose backend has no exports. */
export const csvColumns: {
  [List in keyof ExportedRows]: readonly CsvColumn<ExportedRows[List]>[];
} = {
  users: fields<User>(
    'id',
    'username',
    'fullName',
    'email',
    'role',
    'staffLevel',
    'isVerified',
    'country',
    'age',
    'bio',
    'profilePicture',
    'followersCount',
    'followingCount',
    'createdAt',
    'updatedAt',
    'lastActiveAt',
    'isSuspended',
    'suspendedUntil',
  ),
  posts: [
    ...fields<Post>('id'),
    ...ownerColumns<Post>(),
    ...fields<Post>(
      'content',
      'imageResourceId',
      'likesCount',
      'commentsCount',
      'isEnabled',
      'createdAt',
      'updatedAt',
    ),
  ],
  certificates: [
    ...fields<Certificate>('id'),
    ...ownerColumns<Certificate>(),
    ...fields<Certificate>('title', 'description', 'fileResourceId', 'createdAt', 'updatedAt'),
  ],
  divelogs: [
    ...fields<DiveLog>('id'),
    ...ownerColumns<DiveLog>(),
    ...fields<DiveLog>('date', 'timeIn', 'timeOut'),
    ...fields<DiveLog>(...diveLogLineNames.filter((name) => name !== 'pg')),
    ...diveLogNumberColumns,
    ...fields<DiveLog>('visibilityUnit', 'currentCondition', 'freediveOrScuba', 'pg'),
    { header: 'exposureGear', value: ({ exposureGear }) => exposureGear.join(' ') },
    ...fields<DiveLog>(...diveLogFlags),
    ...fields<DiveLog>(
      'buddySignature',
      'instructorSignature',
      'divemasterSignature',
      'comments',
      'createdAt',
      'updatedAt',
    ),
  ],
  tickets: [
    ...fields<Ticket>('id'),
    ...ownerColumns<Ticket>(),
    ...fields<Ticket>(
      'subject',
      'description',
      'category',
      'status',
      'priority',
      'createdAt',
      'updatedAt',
      'isUnanswered',
      'waitingSince',
      'pendingUntil',
    ),
    { header: 'takenBy', value: ({ takenBy }) => takenBy?.name },
    { header: 'about', value: ({ about }) => about && `${about.noun}/${about.id}` },
  ],
  activity: [
    ...fields<Activity>('id', 'at'),
    { header: 'actorId', value: ({ actor }) => actor?.id },
    { header: 'actor', value: ({ actor }) => actor?.name },
    ...fields<Activity>('noun', 'verb', 'itemId', 'label', 'personId'),
    { header: 'changes', value: ({ changes }) => changes && JSON.stringify(changes) },
    { header: 'counts', value: ({ counts }) => counts && JSON.stringify(counts) },
    ...fields<Activity>('reason', 'operationId', 'undoneAt'),
  ],
};
