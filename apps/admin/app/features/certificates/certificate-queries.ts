import { pageSizes } from '@buddyline/domain/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { personKey } from '../../shared/person-queries.ts';

/** One page of a user's certificates; dropped with everything else about that user. */
export function userCertificatesQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personKey(userId), 'certificates', { page }],
    queryFn: ({ signal }) =>
      api.users.certificates(userId, { page, limit: pageSizes.certificates }, signal),
    placeholderData: keepPreviousData,
  });
}
