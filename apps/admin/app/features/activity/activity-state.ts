import { activityNouns, activityVerbs } from '@buddyline/domain/activity';
import { uuidSchema } from '@buddyline/domain/ids';
import { readLeniently } from '@buddyline/domain/lenient-query';
import * as v from 'valibot';
import type { ActivityFilter } from '../../shared/record/history/activity-queries.ts';
import { activitySource } from '../../shared/record/history/activity-queries.ts';
import { beginOf, endOf, filterDay } from '../../shared/text/day-start.ts';

/** The filters in the page's URL. Both days are included. */
export const activityListSchema = v.object({
  actorId: v.optional(uuidSchema),
  noun: v.optional(v.picklist(activityNouns)),
  verb: v.optional(v.picklist(activityVerbs)),
  personId: v.optional(uuidSchema),
  itemId: v.optional(uuidSchema),
  from: v.optional(filterDay),
  to: v.optional(filterDay),
});
export type ActivityState = v.InferOutput<typeof activityListSchema>;

export function readActivityState(params: URLSearchParams): ActivityState {
  return readLeniently(activityListSchema, Object.fromEntries(params));
}

export function filteredActivity(state: ActivityState) {
  return activitySource(state, toApiFilter);
}

/** The API's filter: a day becomes the time at which it begins or ends in the visitor's time zone. */
export function toApiFilter({ from, to, ...others }: ActivityState): ActivityFilter {
  return {
    ...others,
    ...(from !== undefined && { from: beginOf(from) }),
    ...(to !== undefined && { to: endOf(to) }),
  };
}
