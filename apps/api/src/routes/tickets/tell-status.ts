import type { ActivityChanges } from '@buddyline/domain/activity';
import { takeBackSeconds } from '@buddyline/domain/ticket-message';
import { ticketStatuses } from '@buddyline/domain/ticket';
import { defaultLocale } from '@buddyline/i18n/locale';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { cancelMail } from '../../mail/mails-sql.ts';
import {
  findToldTicket,
  setStatusMail,
  type StatusStep,
  type ToldTicket,
} from './tell-status-sql.ts';

const stepSchema = v.object({ from: v.picklist(ticketStatuses), to: v.picklist(ticketStatuses) });

/** The change of the status among the audited changes, if it is one. */
export function statusStepOf(changes: ActivityChanges | null): StatusStep | undefined {
  const parsed = v.safeParse(stepSchema, changes?.status);
  return parsed.success ? parsed.output : undefined;
}

interface Told {
  ticketId: string;
  step: StatusStep | undefined;
  /** Whoever changed it hears nothing of it. */
  actorId: string | undefined;
  /** False for spam. */
  notify?: boolean | undefined;
}

/**
 * Tells the reporter that their ticket was closed, or is open again, in the transaction of the change. The
 * mail waits as long as a reply, so that a change that is undone meanwhile leaves nothing.
 */
export async function tellStatus(
  transaction: Kysely<Database>,
  mail: Mail | null,
  { ticketId, step, actorId, notify = true }: Told,
): Promise<void> {
  if (mail === null || step === undefined) return;
  const ticket = await findToldTicket(transaction, ticketId);
  if (ticket === undefined) return;
  const { statusMailId, reporterId: userId, email: to, name, subject } = ticket;
  const isCancelled = statusMailId !== null && (await cancelMail(transaction, statusMailId));
  const template = templateOf(step, ticket);
  if (isCancelled || !notify || userId === actorId || template === null) {
    if (isCancelled) await setStatusMail(transaction, ticketId, null);
    return;
  }
  const mailId = await mail.queue(transaction, {
    to,
    userId,
    template,
    locale: ticket.locale ?? defaultLocale,
    values: { name, subject },
    delaySeconds: takeBackSeconds,
  });
  await setStatusMail(transaction, ticketId, mailId);
}

/** A mail that a ticket is open again goes only to those who were told that it was closed. */
function templateOf({ from, to }: StatusStep, { isAnswered, statusMailId }: ToldTicket) {
  if (to === 'CLOSED') return 'ticket-closed';
  return from === 'CLOSED' && (isAnswered || statusMailId !== null) ? 'ticket-reopened' : null;
}
