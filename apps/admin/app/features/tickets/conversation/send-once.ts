import { hasStatus } from '@buddyline/api-client/api-error';
import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import { type Ticket, ticketStatuses } from '@buddyline/domain/ticket';
import type { TicketMessage, TicketMessageCreate } from '@buddyline/domain/ticket-message';
import { api } from '../../../session/api.ts';
import type { DraftKey } from '../../../shared/form/draft-store.ts';
import { beginAttempt, forgetAttempt } from './drafts.ts';

type Sent = Awaited<ReturnType<ReturnType<typeof ticketMessageCalls>['send']>>;

/** A reply of staff waits before it is sent; what somebody writes to their own ticket does not. */
export const canTakeBack = ({ isStaff, isInternal }: TicketMessage) => isStaff && !isInternal;

/**
 * Sends a message once, with the status that is wanted now, whatever was sent with the same text before the
 * connection was lost.
 */
export async function sendOnce(
  ticket: Ticket,
  draftKey: DraftKey,
  message: TicketMessageCreate,
): Promise<Sent> {
  const calls = ticketMessageCalls(api.calls);
  const key = beginAttempt(draftKey);
  try {
    return await calls.send(ticket.id, message, { key });
  } catch (error) {
    // The text has arrived with another status. Had it not, the key would be new to the API.
    const arrived = hasStatus(error, 422) ? await findArrived(ticket, message, key) : null;
    if (arrived === null) throw error;
    if (await isTakenBack(ticket, arrived.data)) {
      forgetAttempt(draftKey);
      return calls.send(ticket.id, message, { key: beginAttempt(draftKey) });
    }
    const status = message.status ?? ticketStatuses.find((known) => known === ticket.status);
    if (status) await api.tickets.update(ticket.id, { status });
    return arrived;
  }
}

/** Asks for the answer to each message that could have been sent under the key: a known key does nothing again. */
async function findArrived(
  ticket: Ticket,
  { status: wanted, ...message }: TicketMessageCreate,
  key: string,
): Promise<Sent | null> {
  for (const status of [undefined, ...ticketStatuses]) {
    if (status === wanted) continue;
    try {
      return await ticketMessageCalls(api.calls).send(
        ticket.id,
        status ? { ...message, status } : message,
        { key },
      );
    } catch (error) {
      if (!hasStatus(error, 422)) throw error;
    }
  }
  return null;
}

/** With the reply goes the status that came with it, and nobody hears of either. */
async function isTakenBack(ticket: Ticket, arrived: TicketMessage): Promise<boolean> {
  if (!canTakeBack(arrived)) return false;
  try {
    await ticketMessageCalls(api.calls).takeBack(ticket.id, arrived.id);
    return true;
  } catch (error) {
    // It was sent; or it is gone, because the answer to taking it back was lost.
    if (hasStatus(error, 409)) return false;
    if (hasStatus(error, 404)) return true;
    throw error;
  }
}
