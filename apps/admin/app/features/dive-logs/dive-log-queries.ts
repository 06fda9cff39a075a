import { pageSizes } from '@buddyline/domain/constants';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import type { DiveLogPayload } from '@buddyline/domain/dive-log-form';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { deleteItemMutation } from '../../shared/query/delete-item.ts';
import { refreshItem } from '../../shared/query/item-caches.ts';
import { nounQueries } from '../../shared/query/noun-queries.ts';

const limit = pageSizes.diveLogs;

export const {
  list: diveLogListQuery,
  item: diveLogQuery,
  ofUser: userDiveLogsQuery,
} = nounQueries('dive-logs', {
  list: (list: DiveLogList, signal) => api.diveLogs.list({ ...list, limit }, signal),
  get: (id, signal) => api.diveLogs.get(id, signal),
  ofUser: (userId, page, signal) => api.users.diveLogs(userId, { page, limit }, signal),
});

/** The fields by which a toast names a dive log. */
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
