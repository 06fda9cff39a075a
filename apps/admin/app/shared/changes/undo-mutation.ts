import { activityUndoCalls } from '@buddyline/api-client/activity-undo';
import { t } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { watchSession } from '../../session/watch-session.ts';
import { metaQuery } from '../query/meta-queries.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

interface Undoing {
  activityId: string;
  /** What it was done to. */
  name: string | undefined;
  /** Does it again. */
  again?: () => void;
}

/**
 * Undoes a change. If values have changed since, nothing is changed, and the toast shows the server's sentence. Only if
 * the backend has the feature 'activity'.
 */
export function undoMutation(client: QueryClient) {
  return mutationOptions({
    meta: { isUndo: true },
    // One after another: the change before the last one may be undone only after that.
    scope: { id: 'undo' },
    mutationFn: async ({ activityId, ...undone }: Undoing) => {
      const isSameSession = watchSession();
      const { message, data } = await activityUndoCalls(api.calls).undo(activityId);
      if (isSameSession()) await announce(message, { ...undone, toldId: data?.toldId ?? null });
    },
    onSettled: () => void refreshEverything(client),
  });
}

interface Undone extends Pick<Undoing, 'name' | 'again'> {
  /** The person whom a mail has notified already. A mail cannot be taken back: the toast offers to write another one. */
  toldId: string | null;
}

async function announce(message: string, { name, again, toldId }: Undone): Promise<void> {
  try {
    const { named, offerToWrite } = await fetchFirstTouch();
    const text = named(message, name);
    if (toldId !== null) offerToWrite(text, toldId);
    else notifySuccess(text, again && { label: t`Undo`, run: again });
  } catch {
    // Offline, the code cannot be fetched.
    notifySuccess(message);
  }
}

/** A change may have changed many records: a deleted user returns with posts, comments and dive logs. */
export async function refreshEverything(client: QueryClient): Promise<void> {
  const [meta] = metaQuery.queryKey;
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meta });
}
