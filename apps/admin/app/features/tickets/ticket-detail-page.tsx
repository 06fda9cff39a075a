import { hasStatus } from '@buddyline/api-client/api-error';
import type { Ticket } from '@buddyline/domain/ticket';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { NeighbourNav } from '../../shared/list/neighbours/neighbour-nav.tsx';
import { windowQuery } from '../../shared/list/neighbours/window-query.ts';
import { useNeighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { MissingRecord } from '../../shared/record/missing-record.tsx';
import { Page } from '../../shared/record/page.tsx';
import { useCan } from '../../shared/query/use-can.tsx';
import { AllowedButton } from '../../shared/record/allowed-action.tsx';
import { useFeature, useFeatureOrPending } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/ticket-detail-page.ts';
import { ReplyKey } from './conversation/lazy-conversation.tsx';
import { DeleteTicket } from './delete-ticket.tsx';
import { createTicketKeys } from './queue/ticket-keys.ts';
import { typedAhead } from '../../shared/keyboard/typed-ahead.ts';
import { useTicketKeys } from './queue/use-ticket-keys.ts';
import { LoadingTicket } from './loading-ticket.tsx';
import { ticketPositions } from './list-position.ts';
import { TicketDetail } from './ticket-detail.tsx';
import {
  deleteTicketMutation,
  ticketQuery,
  useIsSavingStatus,
  useTicket,
} from './ticket-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(ticketQuery(params.ticketId));
  const queue = ticketPositions.read(new URL(request.url).searchParams);
  if (queue) void queryClient.prefetchQuery(windowQuery(ticketPositions, queue));
  return null;
}

export default function TicketDetailPage({ params: { ticketId } }: Route.ComponentProps) {
  const { t } = useLingui();
  const can = useCan();
  const moveOn = useMoveOn();
  const queue = ticketPositions.read(useSearchParams()[0]);
  const { neighbours, listed, isLoading } = useNeighbours(ticketPositions, queue, ticketId);
  // The list is fetched again after each saved status.
  const isSaving = useIsSavingStatus();
  const query = useTicket(ticketId, listed);
  const [keys] = useState(() => createTicketKeys(typedAhead));
  const hasAnswers = useFeatureOrPending('ticket-answers');
  const isAnswerable = hasAnswers === true;
  const mayWrite = can('tickets.reply') || can('tickets.note');
  useTicketKeys(keys, {
    reply: mayWrite && hasAnswers !== false,
    status: can('tickets.update'),
    assign: useFeature('ticket-assign') && isAnswerable && can('tickets.assign'),
    triage: useFeature('ticket-triage') && can('tickets.update'),
  });
  const [toDelete, setToDelete] = useState<string | null>(null);
  const list = ticketPositions.listPath(queue);
  const { data: ticket } = query;
  const reporterTicketsPath = ticket ? [paths.userTickets(ticket.userId)] : [];
  const leave = async (deleted: Ticket) => {
    if (!isShown(paths.ticket(deleted.id))) return;
    await moveOn(queue ? list : lastVisitedList(list, ...reporterTicketsPath), { replace: true });
  };
  const remove = useMutation(deleteTicketMutation(useQueryClient(), leave));
  const isMissing = hasStatus(query.error, 404);

  return (
    <Page
      isRecord
      about={ticket?.subject}
      title={t`View Ticket`}
      breadcrumb={
        <Breadcrumb steps={[{ label: t`Tickets`, to: list }]} here={ticket?.subject ?? ''} />
      }
      actions={
        queue && (
          <NeighbourNav
            neighbours={neighbours}
            labels={{
              list: t`Tickets of this list`,
              previous: t`Previous ticket`,
              next: t`Next ticket`,
            }}
          />
        )
      }
    >
      {isAnswerable && mayWrite && <ReplyKey keys={keys} />}
      {isMissing ? (
        <MissingRecord
          itemId={ticketId}
          title={t`No Ticket To Show.`}
          list={{ to: list, label: t`Back to the tickets` }}
        />
      ) : (
        <QueryView query={query} loading={<LoadingTicket />}>
          {(shown) => (
            <TicketDetail
              key={shown.id}
              ticket={shown}
              isQueued={queue !== null}
              isAnswerable={isAnswerable}
              queue={neighbours && { ...neighbours, isLoading: isLoading || isSaving, list }}
              keys={keys}
            >
              <AllowedButton
                may="tickets.delete"
                variant="destructive"
                disabled={!ticket}
                pending={remove.isPending}
                onClick={() => setToDelete(ticketId)}
              >
                <Icon of={Trash2} />
                <Trans>Delete Ticket</Trans>
              </AllowedButton>
            </TicketDetail>
          )}
        </QueryView>
      )}
      {ticket && (
        <DeleteTicket
          ticket={toDelete === ticketId ? ticket : null}
          onConfirm={remove.mutate}
          onClose={() => setToDelete(null)}
        />
      )}
    </Page>
  );
}
