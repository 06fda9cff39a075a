import { diveTripsQuerySchema } from '@buddyline/domain/dive-trip';
import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readListState, requireReadablePage, useListState } from '../../shared/list/list-state.ts';
import { ListToolbar } from '../../shared/list/list-toolbar.tsx';
import { ListView } from '../../shared/list/list-view.tsx';
import { Page } from '../../shared/page/page.tsx';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import type { Route } from './+types/dive-trip-list-page.ts';
import { diveTripListQuery } from './dive-trip-queries.ts';
import { DiveTripTable } from './dive-trip-table.tsx';
import { LoadingDiveTrips } from './loading-dive-trips.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(diveTripsQuerySchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(diveTripListQuery({ ...state, page })),
  );
  return null;
}

export default function DiveTripListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch } = useListState(diveTripsQuerySchema);
  const query = useQuery(diveTripListQuery(state));
  const total = query.data?.total;

  return (
    <Page title={t`Dive Trips`} subtitle={t`Review and edit dive trips`}>
      <ListToolbar
        searchLabel={t`Search dive trips`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        count={
          total === undefined ? null : (
            <Plural value={total} one="# dive trip" other="# dive trips" />
          )
        }
      />
      <ListView
        query={query}
        page={state.page}
        onPage={setPage}
        pagesLabel={t`Pages of dive trips`}
        loading={<LoadingDiveTrips />}
        empty={t`No Dive Trips To Show.`}
      >
        {(diveTrips, animated) => (
          <Card padded={false}>
            <DiveTripTable diveTrips={diveTrips} rowsRef={animated} />
          </Card>
        )}
      </ListView>
    </Page>
  );
}
