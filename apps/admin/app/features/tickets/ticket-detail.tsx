import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoveOn } from '../../shared/record/move-on.ts';
import { OwnerCard } from '../../shared/people/owner-card.tsx';
import { useCan } from '../../shared/query/use-can.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { PriorityBadge } from '../../shared/text/priority-badge.tsx';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { LinkedPassages } from '../../shared/text/linked-passages.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import type { FieldKey, Neighbour, TicketKeys } from './queue/ticket-keys.ts';
import { useTicketOnScreen } from './queue/use-ticket-keys.ts';
import { conversationKey } from './conversation/conversation-key.ts';
import {
  Conversation,
  ReporterRecord,
  TicketProperties,
} from './conversation/lazy-conversation.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { setTicketStatusMutation, usePendingStatus } from './ticket-queries.ts';
import { TicketHistory } from './ticket-history.tsx';
import { type TicketQueue, TicketStatusCard } from './ticket-status-card.tsx';

interface Props {
  ticket: Ticket;
  /** Whether the ticket was opened from a list. */
  isQueued: boolean;
  /** Whether the backend has conversations. */
  isAnswerable: boolean;
  /** Null if the ticket was not opened from a list, and until that list is there. */
  queue: TicketQueue | null;
  keys: TicketKeys;
  /** The Delete button. */
  children: ReactNode;
}

export function TicketDetail({ ticket, isQueued, isAnswerable, queue, keys, children }: Props) {
  const navigate = useNavigate();
  const moveOn = useMoveOn();
  /** Whether the reporter hears of a closed ticket. */
  const isNotified = useFeature('mail') && isAnswerable;
  const hasTriage = useFeature('ticket-triage');
  const can = useCan();
  const mayTriage = can('tickets.update') && hasTriage;
  const mayWrite = isAnswerable && (can('tickets.reply') || can('tickets.note'));
  const save = useMutation(setTicketStatusMutation(useQueryClient(), ticket));
  const [held, setHeld] = useState<TicketStatus | null>(null);
  const [replyPresses, setReplyPresses] = useState(0);
  /** By the key of the property: who works on it, or its priority. */
  const [choosing, setChoosing] = useState<FieldKey | null>(null);
  const [hasReplied, setReplied] = useState(false);
  const conversation = useQuery({ queryKey: conversationKey(ticket.id), enabled: false });
  const isAwaited = isAnswerable && conversation.isPending;
  /** Optimistic: the status being saved, which reverts if the save fails. */
  const saved = usePendingStatus(ticket.id) ?? ticket.status;
  const status = held ?? saved;

  function neighbour(key: 'n' | 'k', isByItself: boolean): Neighbour | 'loading' | null {
    const found = key === 'n' ? queue?.next : queue?.previous;
    if (found) {
      const {
        item: { id },
        to,
      } = found;
      const { pathname } = new URL(to, window.location.href);
      const isThere = () => window.location.pathname === pathname;
      const go = isByItself ? moveOn : navigate;
      return { id, go: async () => Promise.resolve(go(to)).then(isThere) };
    }
    return isQueued && (queue === null || queue.isLoading) ? 'loading' : null;
  }
  /** Until the list is there, a next ticket is expected: then no button changes its width. */
  const hasNext = queue === null ? isQueued : queue.next !== null;
  function closeAndGoOn() {
    // It is closed now, whatever a key was about to save.
    keys.escape();
    save.mutate('CLOSED', {
      onSuccess: () => {
        const isWriting = document.activeElement?.matches('input, textarea') === true;
        if (!isWriting) keys.goOn();
      },
    });
  }
  const reply = () => setReplyPresses((presses) => presses + 1);
  const open = (key: FieldKey) => (key === 'r' ? reply() : setChoosing(key));
  useTicketOnScreen(keys, {
    id: ticket.id,
    status: saved,
    save: save.mutate,
    neighbour,
    open,
    onHeld: setHeld,
  });

  return (
    <div className="grid grid-cols-1 gap-5 xl:flow-root">
      <div className={mainColumn}>
        <WrittenTicket ticket={ticket} status={status} />
      </div>
      {/* On phones without properties and a list, nothing of it is between the cards. */}
      <div className={`max-sm:contents ${sideColumn}`}>
        <TicketStatusCard
          status={status}
          revertsTo={held && saved}
          onStatus={(next) => next !== saved && save.mutate(next)}
          isDone={
            // Not after the reply was taken back.
            (hasReplied && ticket.isUnanswered !== true) ||
            (saved === 'CLOSED' && save.isSuccess && save.variables === 'CLOSED')
          }
          isQueued={isQueued}
          isNotified={isNotified}
          queue={queue}
          isSaving={save.isPending}
          onCloseAndGoOn={closeAndGoOn}
          onReply={mayWrite ? reply : null}
        >
          {(isAnswerable || mayTriage) && (
            <div className={heightOf(ticket, mayTriage)}>
              <TicketProperties
                ticket={ticket}
                choosing={choosing}
                onChosen={() => setChoosing(null)}
              />
            </div>
          )}
        </TicketStatusCard>
      </div>
      {isAnswerable && (
        <div className={mainColumn}>
          <Conversation
            ticket={ticket}
            replyPresses={replyPresses}
            onReplied={() => setReplied(true)}
            goOn={hasNext ? keys.goOn : null}
          />
        </div>
      )}
      {/* Below the conversation it would be moved by it. */}
      <div className={`grid gap-5 ${isAwaited ? 'max-xl:hidden' : ''} ${sideColumn}`}>
        <OwnerCard
          title={<Trans>Reporter</Trans>}
          userId={ticket.userId}
          owner={ticket.Owner}
          linkLabel={<Trans>View Reporter Profile</Trans>}
        >
          {isAnswerable && <ReporterRecord personId={ticket.userId} />}
        </OwnerCard>
        <TicketHistory ticketId={ticket.id} />
        {children}
      </div>
    </div>
  );
}

/*
 * In wide windows the parts are in two columns, each as high as what it holds. They are floats, because a grid would
 * need another order in the document than the one in which they are read.
 */
const mainColumn = 'min-w-0 xl:float-start xl:clear-start xl:mb-5 xl:w-[calc(100%-21.25rem)]';
const sideColumn = 'min-w-0 xl:float-end xl:clear-end xl:mb-5 xl:w-80';

/** What the reporter has written. */
function WrittenTicket({ ticket, status }: { ticket: Ticket; status: string }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {ticket.priority && <PriorityBadge priority={ticket.priority} />}
      </div>
      <UserText as="h2" className="mt-3 text-xl font-semibold wrap-anywhere">
        {ticket.subject}
      </UserText>
      <LinkedPassages className="mt-2 text-base *:max-w-prose">
        {ticket.description ?? '—'}
      </LinkedPassages>
      <TicketFacts ticket={ticket} />
    </Card>
  );
}

/** Of the properties, until their code is there. */
function heightOf(ticket: Ticket, mayTriage: boolean): string {
  const isPending = ticket.status === 'PENDING';
  if (mayTriage) {
    return isPending ? 'mt-4 min-h-62.25 rtl:min-h-65.75' : 'mt-4 min-h-36.5 rtl:min-h-38.25';
  }
  return ticket.takenBy ? 'mt-4 min-h-4' : '';
}
