import { pageSizes } from '@buddyline/domain/constants';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import type { DiveLogPayload } from '@buddyline/domain/dive-log-form';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { personKey } from '../../shared/person-queries.ts';

const listsKey = ['dive-logs'] as const;
const logKey = (diveLogId: string) => ['dive-log', diveLogId] as const;
const userListsKey = (userId: string) => [...personKey(userId), 'dive-logs'] as const;

export function diveLogListQuery(list: DiveLogList) {
  const query = { ...list, limit: pageSizes.diveLogs };
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: ({ signal }) => api.diveLogs.list(query, signal),
    placeholderData: keepPreviousData,
  });
}

export function diveLogQuery(diveLogId: string) {
  return queryOptions({
    queryKey: logKey(diveLogId),
    queryFn: ({ signal }) => api.diveLogs.get(diveLogId, signal),
  });
}

/** One page of a user's dive logs; dropped with everything else about that user. */
export function userDiveLogsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...userListsKey(userId), { page }],
    queryFn: ({ signal }) =>
      api.users.diveLogs(userId, { page, limit: pageSizes.diveLogs }, signal),
    placeholderData: keepPreviousData,
  });
}

interface Log {
  id: string;
  userId: string;
}

/** An edit: the lists, that diver's lists and the log itself are fetched anew. */
export function updateDiveLogMutation(client: QueryClient, { id, userId }: Log) {
  return mutationOptions({
    mutationFn: (changes: DiveLogPayload) => api.diveLogs.update(id, changes),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: logKey(id) }),
        refreshLists(client, userId),
      ]),
  });
}

/** The lists and that diver's lists are fetched anew; the log that is gone is dropped. */
export function deleteDiveLogMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: Log) => api.diveLogs.remove(id),
    onSuccess: (_answer, { id, userId }) => {
      client.removeQueries({ queryKey: logKey(id) });
      return refreshLists(client, userId);
    },
  });
}

function refreshLists(client: QueryClient, userId: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: listsKey }),
    client.invalidateQueries({ queryKey: userListsKey(userId) }),
  ]);
}
