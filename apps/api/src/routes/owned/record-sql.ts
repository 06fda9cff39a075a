import type { Owner } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { columnsOf } from '../../db/statements/columns.ts';
import { readRows, type Statement } from '../../db/statements/statement.ts';

/** What every record shows of the user it belongs to; the statement joins `users`. */
export const ownerColumns = columnsOf('users', {
  ownerFullName: 'full_name',
  ownerUsername: 'username',
  ownerPicture: 'profile_picture',
});

export interface OwnerColumns {
  ownerFullName: string | null;
  ownerUsername: string;
  ownerPicture: string | null;
}

/** A record's row: its fields named as on the wire, the owner's columns beside them. */
export interface RecordRow extends OwnerColumns {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** On rows of a page, see `db/pages/page.ts`. */
  page_total?: number;
}

/** The record that a statement finds or writes; it selects the owner's columns too. */
export async function oneRecord<Row extends RecordRow>(
  db: Kysely<Database>,
  statement: Statement<Row>,
  values: unknown[],
) {
  const [row] = await readRows(db, statement, values);
  return row && toRecord(row);
}

/** The record of a row. */
export function toRecord<Row extends RecordRow>(row: Row) {
  const { ownerFullName, ownerUsername, ownerPicture, page_total: _total, ...record } = row;
  return {
    ...record,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    Owner: ownerOf({ ownerFullName, ownerUsername, ownerPicture }),
  };
}

export function ownerOf({ ownerFullName, ownerUsername, ownerPicture }: OwnerColumns): Owner {
  return { fullName: ownerFullName, username: ownerUsername, profilePicture: ownerPicture };
}
