import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { requireFeature } from '../../shared/record/require-feature.ts';
import { CursorList } from '../../shared/list/cursor-list.tsx';
import { cursorQuery } from '../../shared/list/cursor-query.ts';
import { DownloadCsv } from '../../shared/list/download-csv.tsx';
import { useListState } from '../../shared/list/list-state.ts';
import { ListHead } from '../../shared/list/list-head.tsx';
import { ListToolbar } from '../../shared/list/list-toolbar.tsx';
import { Page } from '../../shared/record/page.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/activity-page.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import {
  activityListSchema,
  filteredActivity,
  readActivityState,
  toApiFilter,
} from './activity-state.ts';
import { LoadingActivity } from './loading-activity.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<null> {
  await requireFeature('activity');
  const state = readActivityState(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(cursorQuery(filteredActivity(state)));
  return null;
}

export default function ActivityPage() {
  const { t } = useLingui();
  const { state, params, ...setters } = useListState(activityListSchema);
  const filters = useListFilters(state, setters, [
    { entries: activityListSchema.entries, Filters: ActivityFilters },
  ]);
  const source = filteredActivity(state);
  const query = useQuery(cursorQuery(source));
  const hasExports = useFeature('exports');
  const shown = query.data?.data.length;

  return (
    <Page title={t`Activity`} subtitle={t`Who did what, and how to put it back`}>
      {hasExports && (
        <ListHead>
          <DownloadCsv list={{ noun: 'activity', filter: toApiFilter(state) }} />
        </ListHead>
      )}
      <ListToolbar
        query={query}
        count={
          shown === undefined ? null : (
            <ShownCount shown={shown} isAll={query.data?.next === null} />
          )
        }
        filters={filters}
      />
      <CursorList
        query={query}
        source={source}
        loading={<LoadingActivity />}
        empty={params.size > 0 ? t`No activity matches.` : t`No activity to show.`}
      >
        {(entries) => <ActivityList entries={entries} state={state} />}
      </CursorList>
    </Page>
  );
}

/** The list's length is only known once everything is loaded. */
function ShownCount({ shown, isAll }: { shown: number; isAll: boolean }) {
  return isAll ? (
    <Plural value={shown} one="# entry" other="# entries" />
  ) : (
    <Plural value={shown} one="Newest entry" other="Newest # entries" />
  );
}
