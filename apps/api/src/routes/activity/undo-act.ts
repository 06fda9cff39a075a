import type { ActivityAction } from '@buddyline/domain/activity';
import type { SanctionKind } from '@buddyline/domain/sanction';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { findEntry } from '../../activity/undo-sql.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import type { BatchSettings } from '../../trash/batches/batch-size.ts';
import { restoreItem } from '../../trash/restore-item.ts';
import { takeBackReply } from '../tickets/messages/take-back-reply.ts';
import { tellStatus } from '../tickets/tell-status.ts';
import { findDeletionNoun } from '../trash/trash-pages-sql.ts';
import { liftSanction } from '../users/sanctions/lift-sanction.ts';
import { reinstateSanction } from '../users/sanctions/reinstate-sanction.ts';
import { sanctionVerbs } from '../users/sanctions/sanction-verbs.ts';
import { type Undone, undoChange } from './undo-change.ts';

/** Acts that are undone by one of their own, under the same id. */
export const ownUndos = [
  'tickets.take-back',
  'users.lift',
  'users.message',
  'users.warn',
  'users.suspend',
] as const satisfies ActivityAction[];

const whole = { left: [], undo: null } satisfies Undone;

interface Undoing {
  mail: Mail | null;
  batches: BatchSettings;
  actorId: string;
  actOfUndo: (action: ActivityAction) => AuditContext;
}

/**
 * Undoes what an entry says: a delete, a reply, a message, a warning, a suspension, a lifting or a change.
 * @throws Failure 404; 409 when it cannot be undone
 */
export async function undoAct(
  transaction: Kysely<Database>,
  id: string,
  { mail, batches, actorId, actOfUndo }: Undoing,
): Promise<Undone> {
  const noun = await findDeletionNoun(transaction, id);
  if (noun !== undefined) {
    const audit = actOfUndo(`${noun}.restore`);
    const { goesOn } = await restoreItem(transaction, { deletionId: id, ...batches }, audit);
    return { ...whole, goesOn };
  }
  const { action = '', itemId = null } = (await findEntry(transaction, id)) ?? {};
  if (itemId !== null && action === 'tickets.reply') {
    const audit = actOfUndo('tickets.take-back');
    await takeBackReply(transaction, { ticketId: itemId, messageId: id }, audit);
    return whole;
  }
  if (itemId !== null && isSanction(action)) {
    const audit = actOfUndo('users.lift');
    const ids = { userId: itemId, sanctionId: id };
    const { told, goesOn } = await liftSanction(transaction, { mail, batches, audit }, ids);
    return { ...whole, goesOn, person: { id: itemId, told } };
  }
  if (itemId !== null && action === 'users.lift') {
    const auditContext = (kind: SanctionKind) => actOfUndo(`users.${sanctionVerbs[kind]}`);
    const ids = { userId: itemId, liftId: id };
    const { told, goesOn } = await reinstateSanction(
      transaction,
      { mail, batches, auditContext },
      ids,
    );
    return { ...whole, goesOn, person: { id: itemId, told } };
  }
  const undone = await undoChange(transaction, id, actOfUndo);
  if (undone.ticket !== undefined) {
    await tellStatus(transaction, mail, { ...undone.ticket, actorId });
  }
  return undone;
}

function isSanction(action: string): boolean {
  return Object.values(sanctionVerbs).some((verb) => action === `users.${verb}`);
}
