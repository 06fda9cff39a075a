import { pageSizes } from '@buddyline/domain/constants';
import {
  ticketFilterEntries,
  ticketQueueEntries,
  ticketsQuerySchema,
} from '@buddyline/domain/ticket';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { readListState, requireReadablePage, useListState } from '../../shared/list/list-state.ts';
import { DensityToggle } from '../../shared/list/density-toggle.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { ListView } from '../../shared/list/list-view.tsx';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { Page } from '../../shared/record/page.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/ticket-list-page.ts';
import { useReplyAhead } from './queue/use-reply-ahead.ts';
import { LoadingTickets } from './loading-tickets.tsx';
import { paths } from '../../paths.ts';
import { pathInList } from '../../shared/list/list-position.ts';
import { TicketCard } from './ticket-card.tsx';
import { QueueFilters, TicketFilters } from './ticket-filters.tsx';
import { ticketGrid } from './ticket-grid.ts';
import { filterOf, ticketListQuery } from './ticket-queries.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(ticketsQuerySchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(ticketListQuery({ ...filterOf(state), page })),
  );
  return null;
}

export default function TicketListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(ticketsQuerySchema);
  const { page, search } = state;
  const filter = filterOf(state);
  const query = useQuery(ticketListQuery({ ...filter, page }));
  const total = query.data?.total;
  useReplyAhead(useFeature('ticket-answers'));
  const filters = useListFilters(filter, setters, [
    { entries: ticketFilterEntries, Filters: TicketFilters },
    { entries: ticketQueueEntries, Filters: QueueFilters, feature: 'ticket-answers' },
  ]);

  return (
    <Page title={t`Support Tickets`} subtitle={t`Answer what divers ask and report`}>
      <ListTools
        searchLabel={t`Search tickets`}
        search={search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'tickets', filter }}
        density={<DensityToggle />}
        count={
          total === undefined ? null : <Plural value={total} one="# ticket" other="# tickets" />
        }
        filters={filters}
      />
      <ListView
        query={query}
        page={page}
        onPage={setPage}
        pagesLabel={t`Pages of tickets`}
        loading={<LoadingTickets />}
        empty={t`No Tickets To Show.`}
      >
        {(tickets, animated) => (
          <ul role="list" ref={animated} aria-label={t`Tickets`} className={ticketGrid}>
            {tickets.map((ticket, index) => (
              <li key={ticket.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                <TicketCard
                  ticket={ticket}
                  to={pathInList(paths.ticket(ticket.id), filter, {
                    page,
                    index,
                    pageSize: pageSizes.tickets,
                  })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </Page>
  );
}
