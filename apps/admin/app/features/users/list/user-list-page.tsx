import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyFilters } from '../../../shared/list/filters/filters.tsx';
import { useListFilters } from '../../../shared/list/filters/use-list-filters.tsx';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import {
  readListState,
  requireReadablePage,
  useListState,
} from '../../../shared/list/list-state.ts';
import { ListTools } from '../../../shared/list/list-tools.tsx';
import { ListView } from '../../../shared/list/list-view.tsx';
import { prefetchPages } from '../../../shared/list/prefetch-pages.ts';
import { Page } from '../../../shared/record/page.tsx';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import type { Route } from './+types/user-list-page.ts';
import { useMayAct } from '../action-rights.ts';
import { takeActionOnRow } from './take-action-on-row.ts';
import { LoadingUsers } from './loading-users.tsx';
import { usePersonDialogs } from '../use-person-dialogs.tsx';
import { userListQuery } from '../user-queries.ts';
import { toUsersQuery, userListSchema } from './user-list-state.ts';
import { UserTable } from './user-table.tsx';

const UserFilters = lazyFilters(async () => (await import('./user-filters.ts')).UserFilters);

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(userListSchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(userListQuery(toUsersQuery({ ...state, page }))),
  );
  return null;
}

export default function UserListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(userListSchema);
  const filters = useListFilters(state, setters, [
    { entries: userListSchema.entries, Filters: UserFilters, feature: 'users.filters' },
  ]);
  const filter = toUsersQuery(state);
  const query = useQuery(userListQuery(filter));
  const { dialogs, show, isDeleting } = usePersonDialogs();
  const mayAct = useMayAct();
  const hasModeration = useFeature('standing') && mayAct;
  usePageKeys(hasModeration ? [{ key: 't', label: t`Take action`, run: takeActionOnRow }] : []);
  const total = query.data?.total;

  return (
    <Page title={t`Users`} subtitle={t`Manage and monitor user accounts`}>
      <ListTools
        searchLabel={t`Search users`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'users', filter }}
        count={total === undefined ? null : <Plural value={total} one="# user" other="# users" />}
        filters={filters}
      />
      <ListView
        query={query}
        page={state.page}
        onPage={setPage}
        pagesLabel={t`Pages of users`}
        loading={<LoadingUsers />}
        empty={t`No Data To show.`}
      >
        {(users, animated) => (
          <Card padded={false}>
            <UserTable
              users={users}
              rowsRef={animated}
              deleting={isDeleting}
              onDelete={(user) => show({ user, dialog: 'delete' })}
              onTakeAction={hasModeration ? (user) => show({ user, dialog: 'action' }) : undefined}
            />
          </Card>
        )}
      </ListView>
      {dialogs}
    </Page>
  );
}
