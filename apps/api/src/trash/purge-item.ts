import type { Kysely } from 'kysely';
import { writeNote } from '../activity/activity-sql.ts';
import { forgetPerson } from '../activity/forget-person-sql.ts';
import type { Act } from '../activity/note.ts';
import type { Database } from '../db/schema.ts';
import { deleteAnswersOf } from '../http/idempotency/stored-answers-sql.ts';
import { forgetMails } from '../mail/mails-sql.ts';
import { countsByNoun } from './counts.ts';
import { lockTrash, markPurged, markPurgedOfOwner } from './deletions-sql.ts';
import { forgetCopies, purgeRows, purgeRowsOf } from './purge-rows-sql.ts';

/**
 * Deletes an item in the trash for good, and writes the note. With a user goes all that they had in the
 * trash before, which could never be restored without them.
 * @returns the ids of the files whose bytes can be removed after the commit; undefined when the item is
 * not in the trash
 */
export async function purgeItem(
  transaction: Kysely<Database>,
  deletionId: string,
  act: Act,
): Promise<string[] | undefined> {
  await lockTrash(transaction);
  const item = await markPurged(transaction, deletionId);
  if (item === undefined) return undefined;
  const { noun, itemId, label, ownerId } = item;
  const isUser = noun === 'users';
  const earlier = isUser ? await markPurgedOfOwner(transaction, itemId) : [];
  const { counts, fileIds } = await purgeRows(transaction, [deletionId, ...earlier]);
  await writeNote(transaction, {
    ...act,
    itemId,
    label,
    personId: ownerId ?? itemId,
    counts: countsByNoun(counts, noun),
  });
  if (isUser) {
    await purgeRowsOf(transaction, itemId);
    await forgetCopies(transaction, itemId);
    await deleteAnswersOf(transaction, itemId);
    await forgetPerson(transaction, itemId);
    await forgetMails(transaction, itemId);
  }
  return fileIds;
}
