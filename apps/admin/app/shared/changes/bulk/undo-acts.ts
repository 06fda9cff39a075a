import { activityUndoCalls } from '@buddyline/api-client/activity-undo';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { undoTexts } from './act-texts.ts';
import { itemCalls } from './calls.ts';
import { startRun } from './run.ts';

interface UndoneActs {
  client: QueryClient;
  /** The names of the acts' items, by activity id; the last act first. */
  names: ReadonlyMap<string, string>;
  /** The item to focus afterwards. */
  returns?: string | undefined;
}

/** Undoes several acts, with progress and outcomes. The items of the run are the acts. */
export function undoActs({ client, names, returns }: UndoneActs): void {
  startRun({
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
