import { activityCalls } from '@buddyline/api-client/activity';
import type { Activity, ActivityQuery } from '@buddyline/domain/activity';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import type { CursorSource } from '../../list/cursor-query.ts';
import { activityKey } from '../../query/audit-keys.ts';

/** The filters of the activity, without its page. */
export type ActivityFilter = Omit<Partial<ActivityQuery>, 'before' | 'limit'>;

const pageLimit = 50;
/** How many entries a record's history card shows. */
const historyLimit = 20;

/** Made at each call, because on the server each request has its own `api`. */
export const activity = () => activityCalls(api.calls);

/**
 * The activity, newest first, page after page.
 *
 * @param filter in the query's key
 * @param toQuery what the API is asked, derived from the filter
 */
export function activitySource<TFilter extends object>(
  filter: TFilter,
  toQuery: (filter: TFilter) => ActivityFilter,
): CursorSource<Activity> {
  return {
    queryKey: [...activityKey, 'list', filter],
    read: (before, signal) =>
      activity().list({ ...toQuery(filter), ...(before && { before }), limit: pageLimit }, signal),
  };
}

/** The newest entries on one record. */
export function historyQuery(itemId: string) {
  return queryOptions({
    queryKey: [...activityKey, 'history', itemId],
    queryFn: ({ signal }) => activity().list({ itemId, limit: historyLimit }, signal),
  });
}

/** Everybody who has done something, for the filter. */
export const actorsQuery = queryOptions({
  queryKey: [...activityKey, 'actors'],
  queryFn: ({ signal }) => activity().actors(signal),
});
