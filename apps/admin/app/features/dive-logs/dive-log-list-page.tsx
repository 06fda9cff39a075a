import { pageSizes } from '@buddyline/domain/constants';
import {
  diveLogFilterEntries,
  diveLogFindEntries,
  diveLogListSchema,
  reversedRanges,
} from '@buddyline/domain/dive-log-filters';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { lazyFilters, withFilterTexts } from '../../shared/list/filters/filters.tsx';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { readListState, requireReadablePage, useListState } from '../../shared/list/list-state.ts';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { ListView } from '../../shared/list/list-view.tsx';
import { pathInList, withoutPage } from '../../shared/list/list-position.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { Page } from '../../shared/record/page.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/dive-log-list-page.ts';
import { diveCardGrid } from './dive-card-grid.ts';
import { DiveLogCard } from './dive-log-card.tsx';
import { diveLogListQuery, diveLogQuery } from './dive-log-queries.ts';
import { LoadingDiveLogs } from './loading-dive-logs.tsx';

const DiveLogFilters = lazyFilters(
  async () => (await import('./dive-log-filters.tsx')).DiveLogFilters,
);
const FindFilters = lazyFilters(async () => (await import('./find-filters.tsx')).FindFilters);
const ReversedRange = lazyComponent(
  async () => (await withFilterTexts(import('./reversed-range.tsx'))).ReversedRange,
);

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(diveLogListSchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(diveLogListQuery({ ...state, page })),
  );
  return null;
}

export default function DiveLogListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(diveLogListSchema);
  const query = useQuery(diveLogListQuery(state));
  const client = useQueryClient();
  const total = query.data?.total;
  const hasFind = useFeature('divelogs.filters');
  const reversed = reversedRanges(state);
  const filters = useListFilters(state, setters, [
    { entries: diveLogFilterEntries, Filters: DiveLogFilters },
    { entries: diveLogFindEntries, Filters: FindFilters, feature: 'divelogs.filters' },
  ]);

  return (
    <Page title={t`Dive Logs`} subtitle={t`Browse and manage the dives people logged`}>
      <ListTools
        searchLabel={t`Search dive logs`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'dive-logs', filter: state }}
        count={
          total === undefined ? null : <Plural value={total} one="# dive log" other="# dive logs" />
        }
        filters={filters}
      />
      <ReversedRange open={hasFind && (reversed.dates || reversed.depths)} {...reversed} />
      <ListView
        query={query}
        page={state.page}
        onPage={setPage}
        pagesLabel={t`Pages of dive logs`}
        loading={<LoadingDiveLogs />}
        empty={t`No Dive logs To Show.`}
      >
        {(logs, animated) => (
          <ul role="list" ref={animated} aria-label={t`Dive Logs`} className={diveCardGrid}>
            {logs.map((log, index) => {
              const at = { page: state.page, index, pageSize: pageSizes.diveLogs };
              const inList = (path: string) => pathInList(path, withoutPage(state), at);
              return (
                <li key={log.id} className="grid min-w-0">
                  <DiveLogCard
                    log={log}
                    to={inList(paths.diveLog(log.id))}
                    edit={inList(paths.diveLogEdit(log.id))}
                    onHover={() => void client.prefetchQuery(diveLogQuery(log.id))}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </ListView>
    </Page>
  );
}
