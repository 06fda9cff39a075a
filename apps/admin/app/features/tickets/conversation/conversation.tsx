import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { storedUserId } from '../../../session/session-hints.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { AboutThing } from './about-thing.tsx';
import { Composer } from './composer.tsx';
import { conversationQuery } from './conversation-queries.ts';
import { MessageItem } from './message-item.tsx';
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
  const personId = storedUserId();
  return (
    <Card
      landmark
      title={t`Conversation`}
      actions={<TakenBy ticket={ticket} personId={personId} />}
    >
      <div className="grid gap-5">
        {ticket.about && <AboutThing about={ticket.about} />}
        <QueryView query={query} loading={<LoadingConversation />}>
          {({ data }) => (
            <>
              {data.length > 0 && (
                <ol aria-label={t`Messages`} className="grid gap-3">
                  {data.map((message) => (
                    <MessageItem key={message.id} message={message} />
                  ))}
                </ol>
              )}
              <Composer
                ticket={ticket}
                messages={data}
                place={{ personId: personId ?? '', ticketId: ticket.id }}
                presses={replyPresses}
                onStatus={onStatus}
              />
            </>
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
