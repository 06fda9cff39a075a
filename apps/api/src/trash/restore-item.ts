import type { Restored } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import { writeNote } from '../activity/activity-sql.ts';
import type { Act } from '../activity/note.ts';
import { setUndoneBy } from '../activity/undo-sql.ts';
import { errorCode } from '../db/database-errors.ts';
import type { Database } from '../db/schema.ts';
import type { Failure } from '../http/failure.ts';
import { findMissingParent, findTakenNames, lockParents } from './clashes-sql.ts';
import { countsByNoun } from './counts.ts';
import { findEnd, lockTrash, markRestored } from './deletions-sql.ts';
import {
  handOverLeftRows,
  insertRows,
  removeRestoredRows,
  type Replacements,
} from './restore-rows-sql.ts';
import {
  namesTaken,
  notInTrash,
  parentMissing,
  purgedAlready,
  restoredAlready,
} from './trash-answers.ts';

interface RestoreRequest {
  deletionId: string;
  replacements?: Replacements;
}

/**
 * Brings a deleted item back with all that hung on it, and writes the note. Comments whose author or post
 * does not exist now are left; see `handOverLeftRows`.
 * @throws Failure 404; 409 with what to do first
 */
export async function restoreItem(
  transaction: Kysely<Database>,
  { deletionId, replacements = {} }: RestoreRequest,
  act: Act,
): Promise<Restored> {
  await lockTrash(transaction);
  const item = await markRestored(transaction, deletionId, act.actor?.name ?? null);
  if (item === undefined) throw await notRestorable(transaction, deletionId);
  const { noun, itemId, label, ownerId } = item;
  await lockParents(transaction, deletionId);
  const missing = await findMissingParent(transaction, deletionId, itemId);
  if (missing !== undefined) throw parentMissing(missing);
  const wanted = noun === 'users' ? replacements : {};
  const taken = await findTakenNames(transaction, deletionId, wanted);
  if (taken?.username === true || taken?.email === true) throw namesTaken(taken);
  await insertRows(transaction, deletionId, wanted).catch(throwIfTakenMeanwhile);
  const restored = countsByNoun(await removeRestoredRows(transaction, deletionId));
  const left = countsByNoun(await handOverLeftRows(transaction, deletionId));
  await writeNote(transaction, {
    ...act,
    itemId,
    label,
    personId: ownerId ?? itemId,
    counts: restored,
  });
  // The note of the delete has the id of the deletion.
  await setUndoneBy(transaction, deletionId, act.id);
  return { restored, left };
}

/** Why the deletion cannot be restored or purged. */
export async function notRestorable(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<Failure> {
  const end = await findEnd(transaction, deletionId);
  if (end === undefined) return notInTrash();
  return end.purgedAt === null ? restoredAlready(end.restoredBy) : purgedAlready();
}

/** Another user took the name after it was checked. */
function throwIfTakenMeanwhile(error: unknown): never {
  if (errorCode(error) !== '23505') throw error;
  const isEmail = error instanceof Error && error.message.includes('users_email_key');
  throw namesTaken({ username: !isEmail, email: isEmail }, error);
}
