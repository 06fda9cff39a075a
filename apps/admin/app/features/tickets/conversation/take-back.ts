import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import type { Ticket } from '@buddyline/domain/ticket';
import {
  takeBackSeconds,
  type TicketMessage,
  type TicketMessageCreate,
} from '@buddyline/domain/ticket-message';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../../notify/notify.ts';
import { api } from '../../../session/api.ts';
import { refreshItem } from '../../../shared/query/item-caches.ts';
import { fetchActs } from '../../../shared/select/fetch-acts.ts';
import { lastAct, type UndoableAct } from '../../../shared/undo/last-act.ts';
import { giveBackDraft } from './drafts.ts';
import type { DraftPlace } from '../../../shared/drafts/draft-store.ts';

interface SentReply {
  client: QueryClient;
  ticket: Ticket;
  place: DraftPlace;
  sent: TicketMessage;
  /** The server's sentence. */
  text: string;
  /** What was sent. */
  input: TicketMessageCreate;
}

/** A toast with 'Undo', which stays on the reply as long as it can be taken back. */
export async function offerTakeBack(reply: SentReply): Promise<void> {
  const { client, text, sent } = reply;
  const act: UndoableAct = { text, itemId: sent.id, undo: () => void run() };

  async function run() {
    await client.getMutationCache().build(client, takeBackMutation(reply)).execute();
    (await fetchActs()).focusHeadingIfLost();
  }

  try {
    const { announceUndoable } = await fetchActs();
    announceUndoable(act);
  } catch {
    // Offline, the code cannot be fetched.
    notifySuccess(text);
    return;
  }
  setTimeout(() => lastAct.get() === act && lastAct.set(null), takeBackSeconds * 1000);
}

/** The text is a draft again. If the reply has been sent, the toast shows the server's sentence. */
function takeBackMutation({ client, ticket, place, sent, input }: SentReply) {
  return mutationOptions({
    mutationFn: () => ticketMessageCalls(api.calls).takeBack(ticket.id, sent.id),
    onSuccess: () =>
      giveBackDraft(place, { text: input.body, isInternal: false, seen: input.seen ?? null }),
    onSettled: () => refreshItem(client, 'tickets', ticket),
  });
}
