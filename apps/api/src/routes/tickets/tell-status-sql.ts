import type { TicketStatus } from '@buddyline/domain/ticket';
import { locales } from '@buddyline/i18n/locale';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

const entries = {
  subject: v.string(),
  isAnswered: v.boolean(),
  statusMailId: v.nullable(v.string()),
  reporterId: v.string(),
  name: v.string(),
  email: v.string(),
  locale: v.nullable(v.picklist(locales)),
};
export type ToldTicket = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/** What a mail to the reporter needs. */
export function findToldTicket(
  transaction: Kysely<Database>,
  ticketId: string,
): Promise<ToldTicket | undefined> {
  const told = sql`
    select subject, is_answered as "isAnswered", status_mail_id as "statusMailId",
      users.id as "reporterId", coalesce(nullif(trim(full_name), ''), username) as name, email, locale
    from tickets join users on users.id = tickets.user_id where tickets.id = ${ticketId}`;
  return parsedRow(transaction, entries, told);
}

export async function setStatusMail(
  transaction: Kysely<Database>,
  ticketId: string,
  mailId: string | null,
): Promise<void> {
  await transaction
    .updateTable('tickets')
    .set({ status_mail_id: mailId })
    .where('id', '=', ticketId)
    .execute();
}

/** A change of a ticket's status. */
export interface StatusStep {
  from: TicketStatus;
  to: TicketStatus;
}
