import { hasStatus } from '@buddyline/api-client/api-error';
import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import type { Ticket, TicketTriage } from '@buddyline/domain/ticket';
import type { TicketMessage, TicketMessageCreate } from '@buddyline/domain/ticket-message';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { watchSession } from '../../../session/watch-session.ts';
import { refreshItem } from '../../../shared/query/item-caches.ts';
import { aboutTicket, showChange, ticketQuery } from '../ticket-queries.ts';
import type { DraftKey } from '../../../shared/form/draft-store.ts';
import { conversationKey } from './conversation-key.ts';
import { forgetSentDraft } from './drafts.ts';
import { canTakeBack, sendOnce } from './send-once.ts';
import { offerTakeBack } from './take-back.ts';

/** Made at each call, because on the server each request has its own `api`. */
const messages = () => ticketMessageCalls(api.calls);
/** How often the conversation is read while a mail of it is on its way. */
const watchMs = 5_000;

export function conversationQuery(ticketId: string) {
  return queryOptions({
    queryKey: conversationKey(ticketId),
    queryFn: ({ signal }) => messages().list(ticketId, signal),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ mail }) => mail?.status === 'waiting') === true && watchMs,
  });
}

/**
 * Sends a reply, which can be taken back for a while, or adds a note. If somebody else has written since,
 * what they wrote is fetched.
 */
export function sendMutation(client: QueryClient, ticket: Ticket, draftKey: DraftKey) {
  return mutationOptions({
    meta: aboutTicket(ticket),
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: async (message: TicketMessageCreate) => {
      const { message: text, data: sent } = await sendOnce(ticket, draftKey, message);
      // The toast of a reply has an Undo of its own, which gives back the text.
      return canTakeBack(sent) ? { sent, text } : { message: text, sent, text };
    },
    onSuccess: ({ sent, text }, input, { isSameSession }) => {
      forgetSentDraft(draftKey, input.body);
      showSent(client, ticket, sent, input.status);
      if (!canTakeBack(sent)) return;
      void offerTakeBack({ client, ticket, draftKey, sent, text, input, isSameSession });
    },
    onError: async (error) => {
      if (hasStatus(error, 409)) await client.invalidateQueries(conversationQuery(ticket.id));
    },
    onSettled: () => void refreshItem(client, 'tickets', ticket),
  });
}

function showSent(
  client: QueryClient,
  ticket: Ticket,
  sent: TicketMessage,
  status = ticket.status,
): void {
  client.setQueryData(
    conversationQuery(ticket.id).queryKey,
    (known) => known && { ...known, data: [...known.data, sent] },
  );
  const answered = sent.isInternal ? {} : { isUnanswered: false };
  client.setQueryData(
    ticketQuery(ticket.id).queryKey,
    (known) => known && { ...known, status, ...answered },
  );
}

/** Sets the day on which a pending ticket is open again; null: no day. */
export function pendingMutation(client: QueryClient, ticket: Ticket) {
  return mutationOptions({
    meta: aboutTicket(ticket),
    mutationFn: (pendingUntil: string | null) =>
      api.tickets.update(ticket.id, {
        status: 'PENDING',
        ...(pendingUntil !== null && { pendingUntil }),
      }),
    onSuccess: (_answer, pendingUntil) => {
      client.setQueryData(
        ticketQuery(ticket.id).queryKey,
        (known) => known && { ...known, pendingUntil },
      );
    },
    onSettled: () => void refreshItem(client, 'tickets', ticket),
  });
}

/** @see takerMutation */
export type TakerChange = 'take' | 'take-over' | 'release' | { to: string };

/** Takes a ticket, also from somebody else, releases it, or gives it to a colleague. */
export function takerMutation(client: QueryClient, ticket: Ticket) {
  return mutationOptions({
    meta: aboutTicket(ticket),
    // One after another, so that the last choice wins.
    scope: { id: `ticket-taker ${ticket.id}` },
    mutationFn: (change: TakerChange) => {
      if (change === 'release') return messages().release(ticket.id);
      if (typeof change === 'object') return messages().assign(ticket.id, change.to);
      return messages().take(ticket.id, { takeOver: change === 'take-over' });
    },
    onSettled: () => refreshItem(client, 'tickets', ticket),
  });
}

export function triageMutation(client: QueryClient, ticket: Ticket) {
  return mutationOptions({
    meta: aboutTicket(ticket),
    // One after another, so that the last choice wins.
    scope: { id: `ticket-triage ${ticket.id}` },
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: (triage: TicketTriage) => messages().triage(ticket.id, triage),
    onSuccess: (_answer, triage, { isSameSession }) => {
      if (isSameSession()) showChange(client, ticket, triage);
    },
    onSettled: () => refreshItem(client, 'tickets', ticket),
  });
}
