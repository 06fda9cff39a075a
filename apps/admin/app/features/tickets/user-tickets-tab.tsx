import type { Ticket } from '@buddyline/domain/ticket';
import { readPage } from '@buddyline/domain/paging';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list/list-state.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { itemEnd, PersonItems } from '../../shared/people/person-items.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import type { Route } from './+types/user-tickets-tab.ts';
import { userTicketsQuery } from './ticket-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void prefetchPages(page, (next) =>
    queryClient.ensureQueryData(userTicketsQuery(params.userId, next)),
  );
  return null;
}

export default function UserTicketsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userTicketsQuery(params.userId, page));
  const total = query.data?.total;
  return (
    <PersonItems
      query={query}
      list={{ noun: 'tickets', userId: params.userId }}
      page={page}
      count={total === undefined ? null : <Plural value={total} one="# ticket" other="# tickets" />}
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
        <span className="truncate font-medium">
          <UserText>{ticket.subject}</UserText>
        </span>
        <span className="truncate text-xs text-ink-muted">
          <UserText>{ticket.description}</UserText>
        </span>
      </span>
      <span className={itemEnd}>
        <Moment value={ticket.createdAt} />
        <StatusBadge status={ticket.status} />
      </span>
    </>
  );
}
