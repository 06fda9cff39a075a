import type { ActivityChanges } from '@buddyline/domain/activity';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { takeBackSeconds } from '@buddyline/domain/ticket-message';
import { defaultLocale } from '@buddyline/i18n/locale';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { cancelMail } from '../../../mail/mails-sql.ts';
import { type LockedTicket, setTicketState } from '../queue/queue-sql.ts';
import { findToldTicket, setStatusMail } from '../tell-status-sql.ts';
import { insertMessage } from './messages-sql.ts';

export interface StaffMessage {
  body: string;
  isInternal: boolean;
  status: TicketStatus | undefined;
  pendingUntil: string | undefined;
}

/** Writes a reply or an internal note of staff, with its mail, its effect on the ticket and its entry. */
export async function writeStaffMessage(
  transaction: Kysely<Database>,
  mail: Mail | null,
  ticket: LockedTicket,
  { body, isInternal, status, pendingUntil }: StaffMessage,
  audit: AuditContext & { actor: { id: string } },
): Promise<void> {
  const setsAnother = status !== undefined && status !== ticket.status;
  // A reply says what the mail about the status would say, and after another status it is wrong.
  if (!isInternal || setsAnother) await cancelStatusMail(transaction, ticket);
  const mailId = isInternal ? null : await queueReply(transaction, mail, ticket.id, body);
  const author = { id: audit.id, authorId: audit.actor.id, isInternal, body, mailId };
  await insertMessage(transaction, ticket, { ...author, status: status ?? null });
  const until = status === 'PENDING' ? (pendingUntil ?? null) : null;
  await setTicketState(transaction, ticket.id, {
    ...(status !== undefined && { status, pendingUntil: until }),
    ...(!isInternal && { isAnswered: true }),
  });
  await writeEntry(transaction, {
    ...audit,
    itemId: ticket.id,
    label: ticket.subject,
    personId: ticket.userId,
    changes: statusChange(ticket.status, status ?? ticket.status),
  });
}

/** Writes the reporter's reply: it opens the ticket again, and it waits for an answer. */
export async function writeReporterMessage(
  transaction: Kysely<Database>,
  ticket: LockedTicket,
  { id, body }: { id: string; body: string },
): Promise<void> {
  await cancelStatusMail(transaction, ticket);
  const message = { id, authorId: ticket.userId, isInternal: false, body, mailId: null };
  await insertMessage(transaction, ticket, { ...message, status: null });
  await setTicketState(transaction, ticket.id, {
    status: 'OPEN',
    isAnswered: false,
    hasNewWords: true,
  });
}

export function statusChange(from: TicketStatus, to: TicketStatus): ActivityChanges | null {
  return from === to ? null : { status: { from, to } };
}

async function cancelStatusMail(
  transaction: Kysely<Database>,
  { id, statusMailId }: LockedTicket,
): Promise<void> {
  if (statusMailId === null || !(await cancelMail(transaction, statusMailId))) return;
  await setStatusMail(transaction, id, null);
}

async function queueReply(
  transaction: Kysely<Database>,
  mail: Mail | null,
  ticketId: string,
  text: string,
): Promise<string | null> {
  const told = mail && (await findToldTicket(transaction, ticketId));
  if (mail === null || !told) return null;
  const { email: to, reporterId: userId, name, subject, locale } = told;
  return mail.queue(transaction, {
    to,
    userId,
    template: 'ticket-reply',
    locale: locale ?? defaultLocale,
    values: { name, subject, text },
    delaySeconds: takeBackSeconds,
  });
}
