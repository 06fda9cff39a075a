import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';

/** Few suggestions; typing on narrows them down. */
const limit = 8;

export function peopleQuery(search: string) {
  return queryOptions({
    queryKey: ['people-by-name', search],
    queryFn: async ({ signal }) => (await api.users.list({ search, limit }, signal)).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}
