import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import { setUndoneBy } from '../../../activity/undo-sql.ts';
import type { Database } from '../../../db/schema.ts';
import { Failure, notFound } from '../../../http/failure.ts';
import { cancelMail } from '../../../mail/mails-sql.ts';
import { lockTicket, setTicketState } from '../queue/queue-sql.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { deleteMessage, findMessageToTakeBack, isLastOfStaff } from './messages-sql.ts';
import { statusChange } from './write-message.ts';

const tooLate = /*i18n*/ {
  id: 'api.tickets.sent-already',
  message: 'This cannot be taken back: it has been sent.',
};

/**
 * Takes back a reply that is not sent yet, with the status that it has set unless somebody has changed that
 * since.
 * @throws Failure 404; 409 when it was sent
 */
export async function takeBackReply(
  transaction: Kysely<Database>,
  { ticketId, messageId }: { ticketId: string; messageId: string },
  audit: AuditContext,
): Promise<void> {
  const ticket = await lockTicket(transaction, ticketId);
  if (ticket === undefined) throw noSuchTicket();
  const message = await findMessageToTakeBack(transaction, ticketId, messageId);
  if (message === undefined) throw notFound();
  const { mailId, isWaiting, setStatus, formerStatus, formerPendingUntil } = message;
  const isUnsent = isWaiting && (mailId === null || (await cancelMail(transaction, mailId)));
  if (!isUnsent) throw new Failure(409, tooLate);
  await deleteMessage(transaction, messageId);
  const former = formerStatus !== null && setStatus === ticket.status ? formerStatus : null;
  await setTicketState(transaction, ticketId, {
    isAnswered: await isLastOfStaff(transaction, ticketId),
    ...(former !== null && { status: former, pendingUntil: formerPendingUntil }),
  });
  await writeEntry(transaction, {
    ...audit,
    itemId: ticketId,
    label: ticket.subject,
    personId: ticket.userId,
    changes: statusChange(ticket.status, former ?? ticket.status),
  });
  // The entry of a reply has the id of the message.
  await setUndoneBy(transaction, messageId, audit.id);
}
