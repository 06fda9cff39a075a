import { mailStatuses } from '@buddyline/domain/mail';
import { ticketStatuses } from '@buddyline/domain/ticket';
import {
  type MailState,
  type TicketMessage,
  takeBackSeconds,
} from '@buddyline/domain/ticket-message';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { later, now, withRoom } from '../../../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../../../db/statements/parsed-rows.ts';
import type { LockedTicket } from '../queue/queue-sql.ts';

/** More than a conversation has; of a longer one the newest are shown. */
const maxMessages = 500;
/** The letters of a hundred of the longest messages. */
const maxLetters = 500_000;

export const mailEntries = {
  mailId: v.nullable(v.string()),
  mailStatus: v.picklist(mailStatuses),
  mailError: v.nullable(v.string()),
  mailSentAt: v.nullable(v.date()),
};

/** What became of a mail; the statement joins `mails`. */
export const mailColumns = sql`
  mails.id as "mailId", mails.last_error as "mailError", mails.sent_at as "mailSentAt",
  case when mails.sent_at is not null then 'sent' when mails.failed_at is not null then 'failed'
    else 'waiting' end as "mailStatus"`;

export function mailStateOf(
  row: v.InferOutput<v.ObjectSchema<typeof mailEntries, undefined>>,
): MailState | null {
  const { mailId: id, mailStatus: status, mailError: error, mailSentAt } = row;
  return id === null ? null : { id, status, error, sentAt: mailSentAt?.toISOString() ?? null };
}

const entries = {
  id: v.string(),
  authorId: v.string(),
  authorName: v.nullable(v.string()),
  isStaff: v.boolean(),
  isInternal: v.boolean(),
  body: v.string(),
  at: v.date(),
  dueAt: v.date(),
  ...mailEntries,
};

/**
 * The messages of a ticket, the oldest first.
 * @param isForStaff otherwise without internal notes, names of staff, mails, and replies that can still be
 * taken back
 */
export function listMessages(
  db: Kysely<Database>,
  ticketId: string,
  isForStaff: boolean,
): Promise<TicketMessage[]> {
  const newest = sql`(
    select *, sum(length(body)) over (order by at desc, id desc) as letters from (
      select * from ticket_messages
      where ticket_id = ${ticketId} and (
        ${isForStaff} or not is_internal and (author_id = user_id or due_at <= now())
      )
      order by at desc, id desc limit ${maxMessages}
    ) as newest
  )`;
  return readMessages(db, sql`${newest} as page`, sql`page.letters <= ${maxLetters}`, isForStaff);
}

/** Like `listMessages`, one of them; for the answer to a new one. */
export async function findMessage(
  transaction: Kysely<Database>,
  id: string,
  isForStaff: boolean,
): Promise<TicketMessage> {
  const isIt = sql`page.id = ${id}`;
  const [message] = await readMessages(transaction, sql`ticket_messages as page`, isIt, isForStaff);
  if (message === undefined) throw new Error('The new message was not found');
  return message;
}

async function readMessages(
  db: Kysely<Database>,
  page: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  isForStaff: boolean,
): Promise<TicketMessage[]> {
  const messages = sql`
    select page.id, author_id as "authorId",
      coalesce(nullif(trim(full_name), ''), username) as "authorName",
      author_id <> page.user_id as "isStaff", is_internal as "isInternal", body, at,
      page.due_at as "dueAt", ${mailColumns}
    from ${page}
    left join users on users.id = author_id
    left join mails on mails.id = mail_id
    where ${condition}
    order by at, page.id`;
  const rows = await parsedRows(db, entries, messages);
  return rows.map(({ authorId, authorName, at, dueAt, ...row }) => {
    const { id, isStaff, isInternal, body } = row;
    const isNamed = authorName !== null && (isForStaff || !isStaff);
    return {
      id,
      isStaff,
      isInternal,
      body,
      author: isNamed ? { id: authorId, name: authorName } : null,
      at: at.toISOString(),
      dueAt: dueAt.toISOString(),
      mail: isForStaff ? mailStateOf(row) : null,
    };
  });
}

interface NewMessage {
  id: string;
  authorId: string;
  isInternal: boolean;
  body: string;
  mailId: string | null;
  /** The status that it sets, if any. */
  status: LockedTicket['status'] | null;
}

/** A reply of staff is due later, also without mail: until then it can be taken back. */
export async function insertMessage(
  transaction: Kysely<Database>,
  ticket: LockedTicket,
  { id, authorId, isInternal, body, mailId, status }: NewMessage,
): Promise<void> {
  const waits = authorId !== ticket.userId && !isInternal;
  await transaction
    .insertInto('ticket_messages')
    .values({
      id,
      ticket_id: ticket.id,
      // Staff may always answer.
      user_id:
        authorId === ticket.userId ? withRoom('ticket_messages', sql.val(authorId)) : ticket.userId,
      author_id: authorId,
      is_internal: isInternal,
      body,
      set_status: status,
      former_status: status === null ? null : ticket.status,
      former_pending_until: ticket.pendingUntil,
      mail_id: mailId,
      due_at: later(now, `${waits ? takeBackSeconds : 0} seconds`),
    })
    .execute();
}

const takenBackEntries = {
  mailId: v.nullable(v.string()),
  setStatus: v.nullable(v.string()),
  formerStatus: v.nullable(v.picklist(ticketStatuses)),
  formerPendingUntil: v.nullable(v.string()),
  /** It is a reply of staff that is not due yet. */
  isWaiting: v.boolean(),
};
export type MessageToTakeBack = v.InferOutput<v.ObjectSchema<typeof takenBackEntries, undefined>>;

/** The caller holds the lock of the ticket. */
export function findMessageToTakeBack(
  transaction: Kysely<Database>,
  ticketId: string,
  id: string,
): Promise<MessageToTakeBack | undefined> {
  // `clock_timestamp()`, because the transaction may have waited for the lock.
  const found = sql`
    select mail_id as "mailId", set_status as "setStatus", former_status as "formerStatus",
      former_pending_until as "formerPendingUntil",
      author_id <> user_id and not is_internal and due_at > clock_timestamp() as "isWaiting"
    from ticket_messages where id = ${id} and ticket_id = ${ticketId}`;
  return parsedRow(transaction, takenBackEntries, found);
}

export async function deleteMessage(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('ticket_messages').where('id', '=', id).execute();
}

/** Whether somebody else has written since a message; null before the first one. */
export async function isOvertaken(
  transaction: Kysely<Database>,
  { ticketId, authorId, seen }: { ticketId: string; authorId: string; seen: string | null },
): Promise<boolean> {
  const newer = sql`
    select exists (
      select from ticket_messages as newer
      where ticket_id = ${ticketId} and author_id <> ${authorId} and not exists (
        select from ticket_messages as seen
        where seen.id = ${seen} and (seen.at, seen.id) >= (newer.at, newer.id)
      )
    ) as "isOvertaken"`;
  return (await parsedRow(transaction, { isOvertaken: v.boolean() }, newer))?.isOvertaken === true;
}

/** Whether the last message that the reporter reads is one of staff. */
export async function isLastOfStaff(
  transaction: Kysely<Database>,
  ticketId: string,
): Promise<boolean> {
  const last = sql`
    select author_id <> user_id as "isStaff" from ticket_messages
    where ticket_id = ${ticketId} and not is_internal order by at desc, id desc limit 1`;
  return (await parsedRow(transaction, { isStaff: v.boolean() }, last))?.isStaff === true;
}
