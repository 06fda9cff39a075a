import { pageSizes } from '@buddyline/domain/constants';
import type { AdminUser } from '@buddyline/domain/user';
import type { UsersQuery } from '@buddyline/domain/user-list';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { forgetPerson, refreshPerson } from '../../shared/query/person-changes.ts';
import { personKey, personQuery, userListsKey } from '../../shared/query/person-queries.ts';

export function userListQuery({ limit: _limit, ...list }: Partial<UsersQuery>) {
  return queryOptions({
    queryKey: [...userListsKey, list],
    queryFn: ({ signal }) => api.users.list({ ...list, limit: pageSizes.users }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Counts what would be deleted with a user. Only if the backend has the feature 'belongings'. */
export function userBelongingsQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'belongings'],
    queryFn: ({ signal }) => api.users.belongings(userId, signal),
    // The counts beside a Confirm button must not be stale.
    staleTime: 0,
  });
}

/** As far as it is known. */
function nameOfPerson(client: QueryClient, userId: string): string | undefined {
  const person = client.getQueryData(personQuery(userId).queryKey);
  return person?.fullName || person?.username;
}

/** An administrator's edit of a user. */
export function updateUserMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    // Not of the changes: they may be a new name.
    meta: { about: { name: nameOfPerson(client, userId), page: paths.user(userId) } },
    mutationFn: (changes: AdminUser) => api.users.updateAsAdmin(userId, changes),
    onSuccess: () => refreshPerson(client, userId),
  });
}

/** @param leave leaves the user's own page first, which would otherwise refetch the user */
export function deleteUserMutation(
  client: QueryClient,
  leave?: (userId: string) => void | Promise<void>,
) {
  return mutationOptions({
    mutationFn: (userId: string) => api.users.remove(userId),
    onSuccess: async (_answer, userId) => {
      await leave?.(userId);
      await forgetPerson(client, userId);
    },
    // They may be gone: the answer was lost, or somebody else was quicker.
    onError: (_error, userId) => void refreshPerson(client, userId),
  });
}
