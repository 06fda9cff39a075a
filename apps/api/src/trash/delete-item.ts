import type { TrashNoun } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import { writeEntry } from '../activity/activity-sql.ts';
import type { AuditContext } from '../activity/audit-entry.ts';
import type { Database } from '../db/schema.ts';
import { dropUnsentMails } from '../mail/mails-sql.ts';
import { refuseUserDeletion } from '../routes/users/refuse-user-deletion.ts';
import { revokeSessionsOf } from '../session/sessions-sql.ts';
import { usualBatches } from './batches/batch-size.ts';
import { closeAccount, findStepOf } from './batches/in-progress-sql.ts';
import { countRows, hasMoreRows } from './batches/large-items-sql.ts';
import { countsByNoun } from './counts.ts';
import { insertDeletion, setDeletionCounts } from './deletions-sql.ts';
import { lockItem, lockLargeItem } from './lock-item-sql.ts';
import { moveRows } from './move-rows-sql.ts';
import { restoreGoesOn } from './trash-answers.ts';

export interface ItemToDelete {
  noun: TrashNoun;
  itemId: string;
  /** `Config.trashDays` */
  trashDays: number;
  /** `Services.batches` */
  rowsAtOnce?: number;
  /** A person who deletes their own account, with their password; otherwise nobody deletes themselves. */
  isOwnAccount?: boolean;
  /** Refuses under the lock of the item, which is taken in the order of all locks. */
  refuse?: (transaction: Kysely<Database>) => Promise<void>;
}

export interface Deleted {
  /** The item has more rows than are moved at once: they are moved in batches, after the commit. */
  goesOn: boolean;
}

/**
 * Moves an item with all that hangs on it into the trash and writes the entry. The id of the entry is also
 * that of the deletion. After the commit of a user's deletion the caller calls `sessions.forget()`.
 * @returns undefined when there is no such item, or it is being deleted already
 * @throws Failure 409 for a user who cannot be deleted, and what `refuse` throws
 */
export async function deleteItem(
  transaction: Kysely<Database>,
  {
    noun,
    itemId,
    trashDays,
    rowsAtOnce = usualBatches.rowsAtOnce,
    isOwnAccount = false,
    refuse,
  }: ItemToDelete,
  audit: AuditContext,
): Promise<Deleted | undefined> {
  if (noun === 'users') {
    await refuseUserDeletion(transaction, itemId, isOwnAccount ? undefined : audit.actor?.id);
  }
  const goesOn = await hasMoreRows(transaction, { noun, itemId }, rowsAtOnce);
  const lock = goesOn ? lockLargeItem : lockItem;
  const item = await lock(transaction, noun, itemId);
  if (item === undefined) return undefined;
  await refuse?.(transaction);
  const step = await findStepOf(transaction, { noun, itemId });
  if (step === 'delete') return undefined;
  if (step === 'restore' && noun === 'users') throw restoreGoesOn();
  if (noun === 'users') await dropUnsentMails(transaction, itemId);
  const { label, personId } = item;
  await insertDeletion(transaction, {
    id: audit.id,
    noun,
    item_id: itemId,
    owner_id: noun === 'users' ? null : personId,
    label,
    by_id: audit.actor?.id ?? null,
    by_name: audit.actor?.name ?? null,
    operation_id: audit.operationId,
    in_progress: goesOn ? 'delete' : null,
    trashDays,
  });
  const deletion = { noun, itemId, deletionId: audit.id };
  const counts = goesOn
    ? await closeLargeItem(transaction, deletion)
    : countsByNoun(await moveRows(transaction, deletion), noun);
  await setDeletionCounts(transaction, audit.id, counts);
  await writeEntry(transaction, { ...audit, itemId, label, personId, counts });
  return { goesOn };
}

/** Ends the sessions of a user, who cannot sign in from now on. @returns what will be moved, by noun */
async function closeLargeItem(
  transaction: Kysely<Database>,
  { noun, itemId, deletionId }: { noun: TrashNoun; itemId: string; deletionId: string },
): Promise<Record<string, number>> {
  if (noun === 'users') {
    await closeAccount(transaction, itemId, deletionId);
    await revokeSessionsOf(transaction, itemId);
  }
  return countRows(transaction, { noun, itemId });
}
