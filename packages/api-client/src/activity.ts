import {
  type Activity,
  type ActivityActor,
  activityActorSchema,
  type ActivityQuery,
  activitySchema,
} from '@buddyline/domain/activity';
import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import * as v from 'valibot';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** Only for backends with the feature 'activity'. */
export interface ActivityCalls {
  list: (query: Partial<ActivityQuery>, signal?: AbortSignal) => Promise<CursorPage<Activity>>;
  /** The whole activity as CSV, with the same filters. */
  csv: (query: Partial<ActivityQuery>) => Promise<string>;
  actors: (signal?: AbortSignal) => Promise<ActivityActor[]>;
  /** Undoes an act; `ChangeResult.undo` of another call is its id. */
  undo: (activityId: string) => Promise<ChangeResult>;
}

export function activityCalls({ read, readCsv, change }: Calls): ActivityCalls {
  return {
    list: (query, signal) => read('activity', cursorPageSchema(activitySchema), { query, signal }),
    csv: (query) => readCsv('activity.csv', query),
    actors: (signal) => read('activity/actors', v.array(activityActorSchema), { signal }),
    undo: (activityId) => change({ method: 'post', path: pathOf('activity', activityId, 'undo') }),
  };
}
