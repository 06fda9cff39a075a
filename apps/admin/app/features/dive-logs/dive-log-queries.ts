import { pageSizes } from '@buddyline/domain/constants';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import type { DiveLogPayload } from '@buddyline/domain/dive-log-form';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { deleteItemMutation } from '../../shared/query/delete-item.ts';
import { itemKey, listKey, personItemsKey, refreshItem } from '../../shared/query/item-caches.ts';

export function diveLogListQuery(list: DiveLogList) {
  const query = { ...list, limit: pageSizes.diveLogs };
  return queryOptions({
    queryKey: [...listKey('dive-logs'), query],
    queryFn: ({ signal }) => api.diveLogs.list(query, signal),
    placeholderData: keepPreviousData,
  });
}

export function diveLogQuery(diveLogId: string) {
  return queryOptions({
    queryKey: itemKey('dive-logs', diveLogId),
    queryFn: ({ signal }) => api.diveLogs.get(diveLogId, signal),
  });
}

/** One page of a user's dive logs. */
export function userDiveLogsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personItemsKey('dive-logs', userId), { page }],
    queryFn: ({ signal }) =>
      api.users.diveLogs(userId, { page, limit: pageSizes.diveLogs }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What names a dive log in what is said of a change. */
type EditedLog = Log & Pick<DiveLog, 'site' | 'location'>;

interface Log {
  id: string;
  userId: string;
}

/** Updates a dive log, and invalidates it and the lists with it. */
export function updateDiveLogMutation(client: QueryClient, log: EditedLog) {
  return mutationOptions({
    meta: { about: { name: log.site || log.location || undefined, page: paths.diveLog(log.id) } },
    mutationFn: (changes: DiveLogPayload) => api.diveLogs.update(log.id, changes),
    onSuccess: () => refreshItem(client, 'dive-logs', log),
  });
}

export function deleteDiveLogMutation(
  client: QueryClient,
  leave: (log: Log) => void | Promise<void>,
) {
  return deleteItemMutation<Log>(client, 'dive-logs', {
    remove: (id) => api.diveLogs.remove(id),
    leave,
  });
}
