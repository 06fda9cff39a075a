import type { ActivityAction } from '@buddyline/domain/activity';
import type { Kysely } from 'kysely';
import { canPutBack } from '../../activity/can-put-back.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { lockItem, lockEntry, setUndoneBy } from '../../activity/undo-sql.ts';
import type { Database } from '../../db/schema.ts';
import { statusStepOf } from '../tickets/tell-status.ts';
import type { StatusStep } from '../tickets/tell-status-sql.ts';
import type { Told } from '../users/sanctions/told.ts';
import {
  cannotBeUndone,
  changedSince,
  itemGone,
  noSuchActivity,
  undoneAlready,
} from './activity-answers.ts';
import { mayChangeLevel } from '../users/edit-user.ts';
import { isStill, putBackOf } from './put-back.ts';

export interface Undone {
  /** Names of the fields that were changed again since, and therefore left. */
  left: string[];
  /** The id that undoes the undo. */
  undo: string | null;
  /** The ticket whose status was put back, if it was one. */
  ticket?: { ticketId: string; step: StatusStep | undefined };
  /** Many rows follow in batches. */
  goesOn?: boolean;
  /** Whom a sanction was undone of, or is in force again. */
  person?: { id: string; told: Told };
}

/**
 * Puts back the fields of a change whose value is still the one that the change set.
 * @throws Failure 404; 409 when nothing can be put back
 */
export async function undoChange(
  transaction: Kysely<Database>,
  activityId: string,
  actOfUndo: (action: ActivityAction) => AuditContext,
): Promise<Undone> {
  const entry = await lockEntry(transaction, activityId);
  if (entry === undefined) throw noSuchActivity();
  const { action, changes, itemId, undoneBy } = entry;
  if (undoneBy !== null) throw undoneAlready();
  const way = putBackOf(action.split('.')[0] ?? '');
  if (way === undefined || itemId === null || changes === null || !canPutBack(action, changes)) {
    throw cannotBeUndone();
  }
  const former = Object.fromEntries(
    Object.entries(changes).map(([field, { from }]) => [field, from]),
  );
  // The undo is audited as one, and needs the same right as the change.
  if (way.noun === 'users' && mayChangeLevel(former)) actOfUndo('users.change-level');
  await way.lock?.(transaction, former);
  await lockItem(transaction, way.noun, itemId);
  const item = await way.find(transaction, itemId);
  if (item === undefined) throw itemGone();
  const isUnchanged = (field: string) =>
    isStill(Reflect.get(item, field), changes[field]?.to ?? null);
  const left = Object.keys(former).filter((field) => !isUnchanged(field));
  const restored = Object.fromEntries(
    Object.entries(former).filter(([field]) => isUnchanged(field)),
  );
  if (Object.keys(restored).length === 0) throw changedSince(left, { isRestUndone: false });
  const audit = actOfUndo(`${way.noun}.undo`);
  const updated = await way.update(transaction, itemId, restored, audit);
  if (updated === undefined) throw itemGone();
  await setUndoneBy(transaction, activityId, audit.id);
  const ticket = { ticketId: itemId, step: statusStepOf(updated.changes) };
  return { left, undo: updated.undo, ...(way.noun === 'tickets' && { ticket }) };
}
