import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { trashKey } from './audit-keys.ts';

/** How many deletions of each noun can be restored. Only if the backend has the feature 'trash'. */
export const trashCountsQuery = queryOptions({
  queryKey: [...trashKey, 'counts'],
  queryFn: ({ signal }) => api.trash.counts(signal),
});
