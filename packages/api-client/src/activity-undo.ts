import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** Only for backends with the feature 'activity'; `activityCalls` are the others. */
export interface ActivityUndoCalls {
  /** Undoes an act; `ChangeResult.undo` of another call is its id. */
  undo: (activityId: string) => Promise<ChangeResult>;
}

export function activityUndoCalls({ change }: Calls): ActivityUndoCalls {
  return {
    undo: (activityId) => change({ method: 'post', path: pathOf('activity', activityId, 'undo') }),
  };
}
