import { CompiledQuery, type Kysely } from 'kysely';
import type { Owner } from '@buddyline/domain/user';
import type { Database } from '../../db/schema.ts';

/** What every record shows of the user it belongs to; the statement joins `users`. */
export const ownerColumns = `
  users.full_name as "ownerFullName",
  users.username as "ownerUsername",
  users.profile_picture as "ownerPicture"`;

export interface OwnerColumns {
  ownerFullName: string | null;
  ownerUsername: string;
  ownerPicture: string | null;
}

/** A record's row: its fields named as on the wire, the owner's columns beside them. */
export type RecordRow<Item> = Omit<Item, 'Owner' | 'createdAt' | 'updatedAt'> &
  OwnerColumns & {
    id: string;
    createdAt: Date;
    updatedAt: Date;
    /** On rows of a page, see `db/pages/page.ts`. */
    page_total?: number;
  };

/**
 * The record that a statement finds or writes; it selects the owner's columns too. The text is
 * built once by the caller: Kysely's builder would cost more than such a query.
 */
export async function oneRecord<Item>(db: Kysely<Database>, text: string, values: unknown[]) {
  const { rows } = await db.executeQuery<RecordRow<Item>>(CompiledQuery.raw(text, values));
  return rows[0] && toRecord(rows[0]);
}

/** The record of a row. */
export function toRecord<Row extends RecordRow<object>>(row: Row) {
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
