import type { ChangeResult } from '@buddyline/api-client/calls';
import type { TrashItem, TrashNoun } from '@buddyline/domain/trash';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { watchSession } from '../../session/watch-session.ts';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { lastChange } from '../../shared/changes/last-change.ts';
import { refreshEverything } from '../../shared/changes/undo-mutation.ts';

const removals: Record<TrashNoun, (id: string) => Promise<ChangeResult>> = {
  users: (id) => api.users.remove(id),
  posts: (id) => api.posts.remove(id),
  comments: (id) => api.comments.remove(id),
  certificates: (id) => api.certificates.remove(id),
  'dive-logs': (id) => api.diveLogs.remove(id),
  tickets: (id) => api.tickets.remove(id),
};

const isNoun = (noun: string): noun is TrashNoun => noun in removals;

/** Undoes a restoring: what came back is deleted again. */
function deleteAgainMutation(client: QueryClient, { noun, itemId, label }: TrashItem) {
  return mutationOptions({
    meta: { isUndo: true },
    mutationFn: async () => {
      if (!isNoun(noun)) return;
      const isSameSession = watchSession();
      const { message } = await removals[noun](itemId);
      const { named } = await fetchFirstTouch();
      if (isSameSession()) notifySuccess(named(message, label));
    },
    onSettled: () => refreshEverything(client),
  });
}

/** An item has come back, which the key `z` undoes, as does the line beside the number of items. */
export async function offerToDeleteAgain(
  client: QueryClient,
  item: TrashItem,
  text: string,
): Promise<void> {
  try {
    const { makeLastChange, named } = await fetchFirstTouch();
    makeLastChange({
      text: named(text, item.label),
      undo: () =>
        client.getMutationCache().build(client, deleteAgainMutation(client, item)).execute(),
    });
  } catch {
    // Offline, the code cannot be fetched.
    lastChange.clear();
  }
}
