import { isUnanswered } from '@buddyline/api-client/api-error';
import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import type { Ticket } from '@buddyline/domain/ticket';
import {
  takeBackSeconds,
  type TicketMessage,
  type TicketMessageCreate,
} from '@buddyline/domain/ticket-message';
import { t } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../../notify/notify.ts';
import { paths } from '../../../paths.ts';
import { api } from '../../../session/api.ts';
import { watchSession } from '../../../session/watch-session.ts';
import { refreshItem } from '../../../shared/query/item-caches.ts';
import { isShown } from '../../../shared/record/move-on.ts';
import { fetchFirstTouch } from '../../../shared/lazy/first-touch.ts';
import { sharedValue } from '../../../shared/shared-value.ts';
import { lastChange, type UndoableChange } from '../../../shared/changes/last-change.ts';
import { offerWhenFetched } from '../../../shared/changes/when-fetched.ts';
import { giveBackDraft } from './drafts.ts';
import type { DraftKey } from '../../../shared/form/draft-store.ts';

interface SentReply {
  client: QueryClient;
  ticket: Ticket;
  draftKey: DraftKey;
  sent: TicketMessage;
  /** The server's sentence. */
  text: string;
  /** What was sent. */
  input: TicketMessageCreate;
  isSameSession: () => boolean;
}

interface ReplyOnItsWay {
  messageId: string;
  change: UndoableChange;
}

/** This tab's replies that can still be taken back. */
export const repliesOnTheirWay = sharedValue<readonly ReplyOnItsWay[]>([]);

function dropReply(messageId: string): void {
  repliesOnTheirWay.set(repliesOnTheirWay.get().filter((reply) => reply.messageId !== messageId));
}

/** A toast with 'Undo', which stays on the reply, and nowhere else, as long as it can be taken back, whatever is done meanwhile. */
export async function offerTakeBack(reply: SentReply): Promise<void> {
  const { client, ticket, text, sent, isSameSession } = reply;

  let isOver = false;

  async function run() {
    const mutation = client.getMutationCache().build(client, takeBackMutation(reply));
    try {
      await mutation.execute();
    } catch (error) {
      // The toast has said why. Without a connection it can be tried again, as long as there is time.
      if (!isOver && isUnanswered(error)) throw error;
    }
    dropReply(sent.id);
    (await fetchFirstTouch()).focusHeadingIfLost();
  }

  function offer({ announceUndoable, named }: Awaited<ReturnType<typeof fetchFirstTouch>>) {
    const change = announceUndoable({
      text: named(text, ticket.subject),
      page: paths.ticket(ticket.id),
      isOfferedInPlace: true,
      undo: run,
    });
    repliesOnTheirWay.set([...repliesOnTheirWay.get(), { messageId: sent.id, change }]);
    setTimeout(() => {
      isOver = true;
      lastChange.remove(change);
      dropReply(sent.id);
    }, takeBackSeconds * 1000);
  }

  await offerWhenFetched(text, offer, isSameSession);
}

/** The text is a draft again, to which the toast leads from another page. If the reply has been sent, the toast shows the server's sentence. */
function takeBackMutation({ client, ticket, draftKey, sent, input }: SentReply) {
  return mutationOptions({
    meta: { isUndo: true },
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: async () => {
      const { message } = await ticketMessageCalls(api.calls).takeBack(ticket.id, sent.id);
      return { text: message };
    },
    onSuccess: async ({ text }, _input, { isSameSession }) => {
      giveBackDraft(draftKey, { text: input.body, isInternal: false, seen: input.seen ?? null });
      const { named } = await fetchFirstTouch();
      if (!isSameSession()) return;
      const page = paths.ticket(ticket.id);
      const link = isShown(page) ? undefined : { label: t`Open the ticket`, to: page };
      notifySuccess(named(text, ticket.subject), link);
    },
    onSettled: () => refreshItem(client, 'tickets', ticket),
  });
}
