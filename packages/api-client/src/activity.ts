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
  /** The whole activity as CSV, with the same filters. */
  csv: (query: Partial<ActivityQuery>) => Promise<string>;
  actors: (signal?: AbortSignal) => Promise<ActivityActor[]>;
}

export function activityCalls({ read, readCsv }: Calls): ActivityCalls {
  return {
    list: (query, signal) => read('activity', cursorPageSchema(activitySchema), { query, signal }),
    csv: (query) => readCsv('exports/activity.csv', query),
    actors: (signal) => read('activity/actors', v.array(activityActorSchema), { signal }),
  };
}
