import { activityNouns, activityVerbs } from '@buddyline/domain/activity';
import { isoDateSchema } from '@buddyline/domain/dates';
import { uuidSchema } from '@buddyline/domain/ids';
import { readLeniently } from '@buddyline/domain/lenient-query';
import * as v from 'valibot';
import { visitorTimeZone } from '../../first-view/request-context.ts';
import type { ActivityFilter } from '../../shared/activity/activity-queries.ts';
import { activitySource } from '../../shared/activity/activity-queries.ts';
import { dayAfter, startOfDay } from './day-start.ts';

/** While a year is typed, its first digits are a year too. */
const daySchema = v.pipe(
  isoDateSchema,
  v.check((day) => day >= '1901-01-01' && day <= '2078-12-31'),
);

/** The filters in the page's URL. The days are both included. */
const stateSchema = v.object({
  actorId: v.optional(uuidSchema),
  personId: v.optional(uuidSchema),
  noun: v.optional(v.picklist(activityNouns)),
  verb: v.optional(v.picklist(activityVerbs)),
  itemId: v.optional(uuidSchema),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
});
export type ActivityState = v.InferOutput<typeof stateSchema>;

export function readActivityState(params: URLSearchParams): ActivityState {
  return readLeniently(stateSchema, Object.fromEntries(params));
}

export function filteredActivity(state: ActivityState) {
  return activitySource(state, toApiFilter);
}

/** The API's filter, in which the days are times in the visitor's time zone. */
export function toApiFilter({ from, to, ...others }: ActivityState): ActivityFilter {
  const zone = visitorTimeZone();
  return {
    ...others,
    ...(from !== undefined && { from: startOfDay(from, zone) }),
    ...(to !== undefined && { to: startOfDay(dayAfter(to), zone) }),
  };
}
