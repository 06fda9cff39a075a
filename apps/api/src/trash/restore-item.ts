import type { Restored } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import { writeEntry } from '../activity/activity-sql.ts';
import type { AuditContext } from '../activity/audit-entry.ts';
import { setUndoneBy } from '../activity/undo-sql.ts';
import { errorCode } from '../db/database-errors.ts';
import type { Database } from '../db/schema.ts';
import type { Failure } from '../http/failure.ts';
import { usualBatches } from './batches/batch-size.ts';
import { countDeletedRows, openAccount, setStep } from './batches/in-progress-sql.ts';
import { hasMoreDeletedRows } from './batches/large-items-sql.ts';
import {
  findMissingParent,
  findTakenNames,
  lockParents,
  neededReplacements,
} from './clashes-sql.ts';
import { countsByNoun } from './counts.ts';
import { findEnd, lockTrash, markRestored } from './deletions-sql.ts';
import {
  handOverLeftRows,
  insertRows,
  removeRestoredRows,
  type Replacements,
} from './restore-rows-sql.ts';
import { itemRowWithFile, rowsOfDeletions } from './rows-in-trash-sql.ts';
import {
  deletionGoesOn,
  namesTaken,
  notInTrash,
  parentMissing,
  purgedAlready,
  restoredAlready,
} from './trash-answers.ts';

interface RestoreRequest {
  deletionId: string;
  /** `Services.batches` */
  rowsAtOnce?: number;
  replacements?: Replacements;
}

interface RestoredItem extends Restored {
  /** Only the item is restored. Its parts follow in batches, after the commit. */
  goesOn: boolean;
}

/**
 * Restores a deleted item with its parts, and writes the entry. Comments whose author or post
 * does not exist now are left; see `handOverLeftRows`. If the item is still being deleted, that ends.
 * @throws Failure 404; 409 with what to do first
 */
export async function restoreItem(
  transaction: Kysely<Database>,
  { deletionId, rowsAtOnce = usualBatches.rowsAtOnce, replacements = {} }: RestoreRequest,
  audit: AuditContext,
): Promise<RestoredItem> {
  await lockTrash(transaction);
  const item = await markRestored(transaction, deletionId, audit.actor?.name ?? null);
  if (item === undefined) throw await notRestorable(transaction, deletionId);
  const { noun, itemId, label, ownerId } = item;
  const goesOn = await hasMoreDeletedRows(transaction, deletionId, rowsAtOnce);
  const rows = goesOn
    ? await itemRowWithFile(transaction, deletionId, item)
    : rowsOfDeletions([deletionId]);
  await lockParents(transaction, rows);
  const missing = await findMissingParent(transaction, deletionId, item);
  if (missing !== undefined) throw parentMissing(missing);
  const isUser = noun === 'users';
  const wanted = isUser ? await neededReplacements(transaction, deletionId, replacements) : {};
  const taken = await findTakenNames(transaction, deletionId, wanted);
  if (taken?.username === true || taken?.email === true) throw namesTaken(taken);
  const all = goesOn ? await countDeletedRows(transaction, [deletionId]) : [];
  const bringBack = async () => {
    if (noun === 'users') await openAccount(transaction, itemId, wanted);
    await insertRows(transaction, rows, wanted);
  };
  await bringBack().catch(throwIfTakenMeanwhile);
  const removed = await removeRestoredRows(transaction, rows);
  const restored = countsByNoun(goesOn ? all : removed);
  const left = goesOn ? {} : countsByNoun(await handOverLeftRows(transaction, rows));
  await setStep(transaction, [deletionId], goesOn ? 'restore' : null);
  await writeEntry(transaction, {
    ...audit,
    itemId,
    label,
    personId: ownerId ?? itemId,
    counts: restored,
  });
  // The entry of the delete has the id of the deletion.
  await setUndoneBy(transaction, deletionId, audit.id);
  return { restored, left, goesOn };
}

/** Why the deletion cannot be restored or purged. */
export async function notRestorable(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<Failure> {
  const end = await findEnd(transaction, deletionId);
  if (end === undefined) return notInTrash();
  if (end.step === 'delete') return deletionGoesOn();
  return end.purgedAt === null ? restoredAlready(end.restoredBy) : purgedAlready();
}

/** Another user took the name after it was checked. */
function throwIfTakenMeanwhile(error: unknown): never {
  if (errorCode(error) !== '23505') throw error;
  const isEmail = error instanceof Error && error.message.includes('users_email_key');
  throw namesTaken({ username: !isEmail, email: isEmail }, error);
}
