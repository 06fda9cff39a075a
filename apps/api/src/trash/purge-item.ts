import type { Kysely } from 'kysely';
import { writeEntry } from '../activity/activity-sql.ts';
import type { AuditContext } from '../activity/audit-entry.ts';
import type { Database } from '../db/schema.ts';
import { deleteAnswersOf } from '../http/idempotency/stored-answers-sql.ts';
import { forgetMails } from '../mail/mails-sql.ts';
import { type BatchSettings, usualBatches } from './batches/batch-size.ts';
import { countDeletedRows, setStep } from './batches/in-progress-sql.ts';
import { hasMoreToPurge } from './batches/large-items-sql.ts';
import { countsByNoun } from './counts.ts';
import { recordErased } from './erased-people-sql.ts';
import {
  findDeletion,
  forgetDeletions,
  lockTrash,
  markPurged,
  markPurgedOfOwner,
} from './deletions-sql.ts';
import { forgetAddress, forgetCopies, forgetRows, purgeRows } from './purge-rows-sql.ts';
import { itemRow, rowsOfDeletions } from './rows-in-trash-sql.ts';

interface Purged {
  /** The bytes of these files can be removed after the commit. */
  fileIds: string[];
  /** Only the item is deleted for good. Its parts follow in batches, after the commit. */
  goesOn: boolean;
}

/**
 * Deletes an item in the trash for good, and writes the entry. With a user goes all that they had in the
 * trash before, which could never be restored without them.
 * @returns undefined when the item is not in the trash, or still being moved there
 */
export async function purgeItem(
  transaction: Kysely<Database>,
  deletionId: string,
  audit: AuditContext,
  { rowsAtOnce }: BatchSettings = usualBatches,
): Promise<Purged | undefined> {
  await lockTrash(transaction);
  const deletion = await findDeletion(transaction, deletionId);
  if (deletion === undefined) return undefined;
  const goesOn = await hasMoreToPurge(transaction, deletion, rowsAtOnce);
  const item = await markPurged(transaction, deletionId);
  if (item === undefined) return undefined;
  const { noun, itemId } = item;
  const earlier = noun === 'users' ? await markPurgedOfOwner(transaction, itemId) : [];
  if (noun === 'users') {
    await recordErased(transaction, [itemId]);
    await forgetAddress(transaction, deletionId);
  }
  const ids = [deletionId, ...earlier];
  const all = goesOn ? await countDeletedRows(transaction, ids) : [];
  const { counts, fileIds } = await purgeRows(
    transaction,
    goesOn ? itemRow(deletionId, item) : rowsOfDeletions(ids),
  );
  await writeEntry(transaction, {
    ...audit,
    itemId,
    label: item.label,
    personId: item.ownerId ?? itemId,
    counts: countsByNoun(goesOn ? all : counts, noun),
  });
  if (goesOn) await setStep(transaction, ids, 'purge');
  else if (noun === 'users') {
    await forgetRows(transaction, itemId);
    await forgetWhatIsLeft(transaction, itemId);
  }
  return { fileIds, goesOn };
}

/** Runs after `forgetRows`, and forgets what a person has few rows of. */
export async function forgetWhatIsLeft(
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await forgetCopies(transaction, userId);
  await forgetDeletions(transaction, userId);
  await deleteAnswersOf(transaction, userId);
  await forgetMails(transaction, userId);
}
