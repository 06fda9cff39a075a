import { pageSizes } from '@buddyline/domain/constants';
import type { AdminUser } from '@buddyline/domain/user';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import type { ListState } from '../../shared/list-state.ts';
import { personKey, refreshPerson } from '../../shared/person-queries.ts';

const listsKey = ['users'] as const;

export function userListQuery({ page, search }: ListState) {
  return queryOptions({
    queryKey: [...listsKey, { page, search }],
    queryFn: ({ signal }) => api.users.list({ page, search, limit: pageSizes.users }, signal),
    placeholderData: keepPreviousData,
  });
}

/** How much goes with a user; only asked where the backend can tell. */
export function userBelongingsQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'belongings'],
    queryFn: ({ signal }) => api.users.belongings(userId, signal),
    // Counts that stand beside a Confirm button are never from before.
    staleTime: 0,
  });
}

/** An administrator's edit of a user: the lists and that profile are fetched anew. */
export function updateUserMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: (changes: AdminUser) => api.users.updateAsAdmin(userId, changes),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listsKey }),
        refreshPerson(client, userId),
      ]),
  });
}

/** Refreshes the users list and drops everything cached about the person who is gone. */
export function deleteUserMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (userId: string) => api.users.remove(userId),
    onSuccess: (_answer, userId) => {
      client.removeQueries({ queryKey: personKey(userId) });
      return client.invalidateQueries({ queryKey: listsKey });
    },
  });
}
