import { usersQuerySchema } from '@buddyline/domain/user-list';
import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListFilters } from '../../../shared/filters/use-list-filters.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import {
  readListState,
  requireReadablePage,
  useListState,
} from '../../../shared/list/list-state.ts';
import { ListTools } from '../../../shared/list/list-tools.tsx';
import { ListView } from '../../../shared/list/list-view.tsx';
import { prefetchPages } from '../../../shared/list/prefetch-pages.ts';
import { Page } from '../../../shared/page/page.tsx';
import { queryClient } from '../../../shared/query/query-client.ts';
import type { Route } from './+types/user-list-page.ts';
import { PersonDialogs } from '../lazy-users.ts';
import { LoadingUsers } from './loading-users.tsx';
import type { PersonSubject } from '../person-dialogs.tsx';
import { deleteUserMutation, userListQuery } from '../user-queries.ts';
import { UserTable } from './user-table.tsx';

const UserFilters = lazyComponent(async () =>
  (await import('../filters/user-filters.ts')).userFilters(),
);

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(usersQuerySchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(userListQuery({ ...state, page })),
  );
  return null;
}

export default function UserListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(usersQuerySchema);
  const filters = useListFilters('users.filters', UserFilters, state, setters);
  const query = useQuery(userListQuery(state));
  const [subject, setSubject] = useState<PersonSubject | null>(null);
  const remove = useMutation(deleteUserMutation(useQueryClient()));
  const total = query.data?.total;

  return (
    <Page title={t`Users`} subtitle={t`Manage and monitor user accounts`}>
      <ListTools
        searchLabel={t`Search users`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'users', filter: state }}
        count={total === undefined ? null : <Plural value={total} one="# user" other="# users" />}
        {...(filters && { filters })}
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
              deleting={remove.isPending}
              onDelete={(user) => setSubject({ user, dialog: 'delete' })}
            />
          </Card>
        )}
      </ListView>
      <PersonDialogs
        open={subject !== null}
        subject={subject}
        onSubject={setSubject}
        onDelete={remove.mutate}
        onClose={() => setSubject(null)}
      />
    </Page>
  );
}
