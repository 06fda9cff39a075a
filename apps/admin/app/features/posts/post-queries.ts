import { pageSizes } from '@buddyline/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { personKey } from '../../shared/person-queries.ts';

/** One page of a user's posts; dropped with everything else about that user. */
export function userPostsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personKey(userId), 'posts', { page }],
    queryFn: ({ signal }) => api.users.posts(userId, { page, limit: pageSizes.posts }, signal),
    placeholderData: keepPreviousData,
  });
}
