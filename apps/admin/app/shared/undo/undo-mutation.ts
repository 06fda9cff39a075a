import { activityUndoCalls } from '@buddyline/api-client/activity-undo';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { metaQuery } from '../query/meta-queries.ts';
import { fetchActs } from '../select/fetch-acts.ts';
import { lastAct } from './last-act.ts';

/**
 * Undoes an act, given by its activity id. If values have changed since, nothing is changed, and the toast
 * shows the server's sentence. Only if the backend has the feature 'activity'.
 */
export function undoMutation(client: QueryClient) {
  return mutationOptions({
    meta: { isUndo: true },
    mutationFn: async (activityId: string) => {
      const last = lastAct.get();
      const { message, data } = await activityUndoCalls(api.calls).undo(activityId);
      // A change that was made meanwhile can still be undone.
      if (lastAct.get() === last) lastAct.set(null);
      const toldId = data?.toldId ?? null;
      if (toldId === null) notifySuccess(message);
      else await tellOfMail(message, toldId);
    },
    onSettled: () => refreshEverything(client),
  });
}

/** A mail cannot be taken back: the toast offers to write another one. */
async function tellOfMail(message: string, personId: string): Promise<void> {
  try {
    (await fetchActs()).offerToWrite(message, personId);
  } catch {
    // Offline, the code cannot be fetched.
    notifySuccess(message);
  }
}

/** An act may have changed many records: a deleted user returns with posts, comments and dive logs. */
export async function refreshEverything(client: QueryClient): Promise<void> {
  const [meta] = metaQuery.queryKey;
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meta });
}
