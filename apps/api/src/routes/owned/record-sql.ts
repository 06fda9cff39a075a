import type { Owner } from '@buddyline/domain/user';
import type { CompiledQuery, Kysely } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { updateAudited } from '../../activity/audited-rows-sql.ts';
import type { AuditedRow } from '../../activity/audited-update-sql.ts';
import type { Database } from '../../db/schema.ts';

/** The columns of a record's owner; the statement must join `users`. */
export const ownerColumns = [
  'users.full_name as ownerFullName',
  'users.username as ownerUsername',
  'users.profile_picture as ownerPicture',
] as const;

export interface OwnerColumns {
  ownerFullName: string | null;
  ownerUsername: string;
  ownerPicture: string | null;
}

/** A row with the fields of a record, named as in the response, and the columns of its owner. */
export interface RecordRow extends OwnerColumns {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** Only on rows of a page, see `db/pages/page.ts`. */
  page_total?: number;
}

/** Runs a statement that returns at most one record, with the owner's columns. */
export async function oneRecord<Row extends RecordRow>(
  db: Kysely<Database>,
  statement: CompiledQuery<Row>,
) {
  const { rows } = await db.executeQuery(statement);
  const [row] = rows;
  return row && toRecord(row);
}

/** Runs an insert that returns a record without its owner, the caller: a join would take a third of its time. */
export async function insertedRecord<Row extends Omit<RecordRow, keyof OwnerColumns>>(
  db: Kysely<Database>,
  statement: CompiledQuery<Row>,
  owner: Owner,
) {
  const { rows } = await db.executeQuery(statement);
  const [row] = rows;
  if (row === undefined) throw new Error('The inserted record was not returned');
  return withOwner(row, owner);
}

/** Runs an audited update of a record. @returns undefined when there is no such record */
export function updateAuditedRecord<Row extends RecordRow & AuditedRow>(
  db: Kysely<Database>,
  statement: CompiledQuery<Row>,
  audit: AuditContext | null,
) {
  return updateAudited(db, statement, audit, toRecord);
}

export function toRecord<Row extends RecordRow>(row: Row) {
  const { ownerFullName, ownerUsername, ownerPicture, page_total: _total, ...record } = row;
  return withOwner(record, ownerOf({ ownerFullName, ownerUsername, ownerPicture }));
}

function withOwner<Fields extends { createdAt: Date; updatedAt: Date }>(
  fields: Fields,
  owner: Owner,
) {
  return {
    ...fields,
    createdAt: fields.createdAt.toISOString(),
    updatedAt: fields.updatedAt.toISOString(),
    Owner: owner,
  };
}

export function ownerOf({ ownerFullName, ownerUsername, ownerPicture }: OwnerColumns): Owner {
  return { fullName: ownerFullName, username: ownerUsername, profilePicture: ownerPicture };
}
