import { pageSizes } from '@buddyline/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { personKey } from '../../shared/person-queries.ts';

/** One page of a user's tickets; dropped with everything else about that user. */
export function userTicketsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personKey(userId), 'tickets', { page }],
    queryFn: ({ signal }) => api.users.tickets(userId, { page, limit: pageSizes.tickets }, signal),
    placeholderData: keepPreviousData,
  });
}
