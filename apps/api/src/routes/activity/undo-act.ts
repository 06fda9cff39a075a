import type { ActivityAction } from '@buddyline/domain/activity';
import type { Kysely } from 'kysely';
import type { Act } from '../../activity/note.ts';
import { findNoted } from '../../activity/undo-sql.ts';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { restoreItem } from '../../trash/restore-item.ts';
import { takeBackReply } from '../tickets/messages/take-back-reply.ts';
import { tellStatus } from '../tickets/tell-status.ts';
import { findDeletionNoun } from '../trash/trash-pages-sql.ts';
import { liftSanction } from '../users/sanctions/lift-sanction.ts';
import { type Undone, undoChange } from './undo-change.ts';

/** Acts that are undone by one of their own, under the same id. */
export const ownUndos = {
  'tickets.reply': 'tickets.take-back',
  'users.warn': 'users.lift',
  'users.suspend': 'users.lift',
} as const satisfies Partial<Record<ActivityAction, ActivityAction>>;

const whole: Undone = { left: [], undo: null };

interface Undoing {
  mail: Mail | null;
  actorId: string;
  actOfUndo: (action: ActivityAction) => Act;
}

/**
 * Undoes an act: a delete, a reply, a warning, a suspension or a change.
 * @throws Failure 404; 409 when it cannot be undone
 */
export async function undoAct(
  transaction: Kysely<Database>,
  id: string,
  { mail, actorId, actOfUndo }: Undoing,
): Promise<Undone> {
  const noun = await findDeletionNoun(transaction, id);
  if (noun !== undefined) {
    await restoreItem(transaction, { deletionId: id }, actOfUndo(`${noun}.restore`));
    return whole;
  }
  const { action = '', itemId = null } = (await findNoted(transaction, id)) ?? {};
  if (itemId !== null && action === 'tickets.reply') {
    const act = actOfUndo(ownUndos[action]);
    await takeBackReply(transaction, { ticketId: itemId, messageId: id }, act);
    return whole;
  }
  if (itemId !== null && (action === 'users.warn' || action === 'users.suspend')) {
    const act = actOfUndo(ownUndos[action]);
    await liftSanction(transaction, { mail, act }, { userId: itemId, sanctionId: id });
    return whole;
  }
  const undone = await undoChange(transaction, id, actOfUndo);
  if (undone.ticket !== undefined) {
    await tellStatus(transaction, mail, { ...undone.ticket, actorId });
  }
  return undone;
}
