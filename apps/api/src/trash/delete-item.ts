import type { TrashNoun } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import { writeNote } from '../activity/activity-sql.ts';
import type { Act } from '../activity/note.ts';
import type { Database } from '../db/schema.ts';
import { dropUnsentMails } from '../mail/mails-sql.ts';
import { refuseUserDeletion } from '../routes/users/refuse-user-deletion.ts';
import { countsByNoun } from './counts.ts';
import { insertDeletion, setDeletionCounts } from './deletions-sql.ts';
import { lockItem } from './lock-item-sql.ts';
import { moveRows } from './move-rows-sql.ts';

export interface ItemToDelete {
  noun: TrashNoun;
  itemId: string;
  /** `Config.trashDays` */
  trashDays: number;
  /** A person who deletes their own account, with their password; otherwise nobody deletes themselves. */
  isOwnAccount?: boolean;
}

/**
 * Moves an item with all that hangs on it into the trash and writes the note. The id of the note is also
 * that of the deletion. After the commit of a user's deletion the caller calls `sessions.forget()`.
 * @returns false when there is no such item
 * @throws Failure 409 for a user who cannot be deleted
 */
export async function deleteItem(
  transaction: Kysely<Database>,
  { noun, itemId, trashDays, isOwnAccount = false }: ItemToDelete,
  act: Act,
): Promise<boolean> {
  if (noun === 'users') {
    await refuseUserDeletion(transaction, itemId, isOwnAccount ? undefined : act.actor?.id);
  }
  const item = await lockItem(transaction, noun, itemId);
  if (item === undefined) return false;
  if (noun === 'users') await dropUnsentMails(transaction, itemId);
  const { label, personId } = item;
  await insertDeletion(transaction, {
    id: act.id,
    noun,
    item_id: itemId,
    owner_id: noun === 'users' ? null : personId,
    label,
    by_id: act.actor?.id ?? null,
    by_name: act.actor?.name ?? null,
    operation_id: act.operationId,
    trashDays,
  });
  const moved = await moveRows(transaction, { noun, itemId, deletionId: act.id });
  const counts = countsByNoun(moved, noun);
  await setDeletionCounts(transaction, act.id, counts);
  await writeNote(transaction, { ...act, itemId, label, personId, counts });
  return true;
}
