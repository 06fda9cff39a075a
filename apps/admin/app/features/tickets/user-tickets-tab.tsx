import type { Ticket } from '@buddyline/domain/ticket';
import { readPage } from '@buddyline/domain/paging';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list-state.ts';
import { Moment } from '../../shared/moment.tsx';
import { PersonItems } from '../../shared/person-items.tsx';
import { queryClient } from '../../shared/query-client.ts';
import type { Route } from './+types/user-tickets-tab.ts';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { userTicketsQuery } from './ticket-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void queryClient.prefetchQuery(userTicketsQuery(params.userId, page));
  return null;
}

export default function UserTicketsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userTicketsQuery(params.userId, page));
  return (
    <PersonItems
      query={query}
      page={page}
      empty={t`User Don't Have any Tickets.`}
      pagesLabel={t`Pages of tickets`}
      to={({ id }) => paths.ticket(id)}
    >
      {(ticket) => <TicketLine ticket={ticket} />}
    </PersonItems>
  );
}

function TicketLine({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <span className="grid min-w-0">
        <span className="truncate font-medium" dir="auto">
          {ticket.subject}
        </span>
        <span className="text-xs text-ink-muted">
          <Moment value={ticket.createdAt} />
        </span>
      </span>
      <StatusBadge status={ticket.status} />
    </>
  );
}
