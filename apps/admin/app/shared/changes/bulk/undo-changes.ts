import { activityUndoCalls } from '@buddyline/api-client/activity-undo';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { undoTexts } from './run-texts.ts';
import { itemCalls } from './calls.ts';
import { startRun } from './run.ts';

interface ChangesToUndo {
  client: QueryClient;
  /** The names of the changed items by the ids of the changes' entries; the last change first. */
  names: ReadonlyMap<string, string>;
  /** The item to focus afterwards. */
  returns?: string | undefined;
}

/** Undoes several changes, with progress and outcomes. The items of the run are their entries. @returns whether it was started */
export function undoChanges({ client, names, returns }: ChangesToUndo): boolean {
  return startRun({
    client,
    names,
    texts: undoTexts,
    calls: itemCalls((activityId) => activityUndoCalls(api.calls).undo(activityId), {
      goneIsDone: false,
    }),
    returns,
    isUndo: true,
  });
}
