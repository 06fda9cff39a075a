import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedUserId } from '../../../session/session-hints.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { AboutThing } from './about/about-thing.tsx';
import { conversationQuery } from './conversation-queries.ts';
import { Messages } from './messages.tsx';
import { OthersHere } from './others-here.tsx';
import { PendingUntil } from './pending-until.tsx';
import { TakenBy } from './taken-by.tsx';

interface Props {
  ticket: Ticket;
  /** How often the key of the reply was pressed: each time the reply gets the focus. */
  replyPresses: number;
  /** The status that was sent with a reply. */
  onStatus: (status: TicketStatus) => void;
}

/** What a ticket is about, what was written to it, and the reply. */
export function Conversation({ ticket, replyPresses, onStatus }: Props) {
  const { t } = useLingui();
  const query = useQuery(conversationQuery(ticket.id));
  // Who has begun a reply is known also when the session has ended.
  const [personId] = useState(storedUserId);
  return (
    <Card
      landmark
      title={t`Conversation`}
      actions={
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-4 gap-y-1">
          <OthersHere ticketId={ticket.id} />
          <TakenBy ticket={ticket} personId={personId} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {ticket.about && (
          <AboutThing ticket={ticket} about={ticket.about} isMuted={query.data?.isMuted} />
        )}
        {ticket.status === 'PENDING' && (
          <div className="max-w-sm">
            <PendingUntil ticket={ticket} />
          </div>
        )}
        <QueryView query={query} loading={<LoadingConversation />}>
          {({ data, locale }) => (
            <Messages
              ticket={ticket}
              messages={data}
              locale={locale}
              personId={personId ?? ''}
              replyPresses={replyPresses}
              onStatus={onStatus}
            />
          )}
        </QueryView>
      </div>
    </Card>
  );
}

function LoadingConversation() {
  return (
    <div aria-busy className="grid animate-late gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
    </div>
  );
}
