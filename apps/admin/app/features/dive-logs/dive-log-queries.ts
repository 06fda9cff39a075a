import { pageSizes } from '@buddyline/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { personKey } from '../../shared/person-queries.ts';

/** One page of a user's dive logs; dropped with everything else about that user. */
export function userDiveLogsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personKey(userId), 'dive-logs', { page }],
    queryFn: ({ signal }) =>
      api.users.diveLogs(userId, { page, limit: pageSizes.diveLogs }, signal),
    placeholderData: keepPreviousData,
  });
}
