import type { Ticket } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedUserId } from '../../../session/session-hints.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { ReportedItem } from './about/reported-item.tsx';
import { conversationQuery } from './conversation-queries.ts';
import { Messages } from './messages.tsx';
import { OthersHere } from './others-here.tsx';

interface Props {
  ticket: Ticket;
  /** How often the key of the reply was pressed: each time the reply gets the focus. */
  replyPresses: number;
  /** A reply was sent. */
  onReplied: () => void;
  /** Goes on to the next ticket of the list, if there is one; null where it is known that there is none. */
  goOn: (() => boolean) | null;
}

/** What a ticket is about, what was written to it, and the reply. */
export function Conversation({ ticket, replyPresses, onReplied, goOn }: Props) {
  const { t } = useLingui();
  const query = useQuery(conversationQuery(ticket.id));
  // Who has begun a reply is known also when the session has ended.
  const [personId] = useState(storedUserId);
  return (
    <Card landmark title={t`Conversation`} actions={<OthersHere ticketId={ticket.id} />}>
      <div className="grid grid-cols-1 gap-5">
        {ticket.about && (
          <ReportedItem ticket={ticket} about={ticket.about} isMuted={query.data?.isMuted} />
        )}
        <QueryView query={query} loading={<LoadingConversation />}>
          {({ data, locale }) => (
            <Messages
              ticket={ticket}
              messages={data}
              locale={locale}
              personId={personId ?? ''}
              replyPresses={replyPresses}
              onReplied={onReplied}
              goOn={goOn}
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
