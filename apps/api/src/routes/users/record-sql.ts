import type { Owner } from '@buddyline/domain/user';

/** What every record shows of the user it belongs to; the statement joins `users`. */
export const ownerColumns = `
  users.full_name as "ownerFullName",
  users.username as "ownerUsername",
  users.profile_picture as "ownerPicture"`;

interface OwnerColumns {
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
    /** On rows of a page, see `db/page.ts`. */
    page_total?: number;
  };

/** The record of a row. */
export function toRecord<Row extends RecordRow<object>>(row: Row) {
  const { ownerFullName, ownerUsername, ownerPicture, page_total: _total, ...record } = row;
  const owner: Owner = {
    fullName: ownerFullName,
    username: ownerUsername,
    profilePicture: ownerPicture,
  };
  return {
    ...record,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    Owner: owner,
  };
}
