import { undoneSchema } from '@buddyline/domain/undone';
import type { InferOutput } from 'valibot';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

type Undone = InferOutput<typeof undoneSchema>;

/** Only for backends with the feature 'activity'; `activityCalls` are the others. */
export interface ActivityUndoCalls {
  /** Undoes a change; `ChangeResult.undo` of another call is its id. */
  undo: (activityId: string) => Promise<ChangeResult & { data: Undone }>;
}

export function activityUndoCalls({ changeWithData }: Calls): ActivityUndoCalls {
  return {
    undo: (activityId) => {
      const path = pathOf('activity', activityId, 'undo');
      return changeWithData({ method: 'post', path }, undoneSchema);
    },
  };
}
