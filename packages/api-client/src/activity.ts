import {
  type Activity,
  type ActivityActor,
  activityActorSchema,
  type ActivityQuery,
  activitySchema,
} from '@buddyline/domain/activity';
import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import * as v from 'valibot';
import type { Calls } from './calls.ts';

/** The calls that read the activity, only for backends with the feature 'activity'. */
export interface ActivityCalls {
  list: (query: Partial<ActivityQuery>, signal?: AbortSignal) => Promise<CursorPage<Activity>>;
  actors: (signal?: AbortSignal) => Promise<ActivityActor[]>;
}

export function activityCalls({ read }: Calls): ActivityCalls {
  return {
    list: (query, signal) => read('activity', cursorPageSchema(activitySchema), { query, signal }),
    actors: (signal) => read('activity/actors', v.array(activityActorSchema), { signal }),
  };
}
