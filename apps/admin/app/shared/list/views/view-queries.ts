import { savedViewCalls } from '@buddyline/api-client/saved-views';
import {
  type SavedView,
  type SavedViewCreate,
  type SavedViewUpdate,
} from '@buddyline/domain/saved-view';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { watchSession } from '../../../session/watch-session.ts';
import { fetchFirstTouch } from '../../lazy/first-touch.ts';
import type { SelectableNoun } from '../../changes/select/select-state.ts';

/** Made at each call, because on the server each request has its own `api`. */
const calls = () => savedViewCalls(api.calls);

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['views'] });

export function createViewMutation(client: QueryClient, noun: SelectableNoun) {
  return mutationOptions({
    mutationFn: (view: Omit<SavedViewCreate, 'list'>) => calls().create({ ...view, list: noun }),
    onSuccess: () => refresh(client),
  });
}

export function updateViewMutation(client: QueryClient, viewId: string) {
  return mutationOptions({
    mutationFn: (changes: SavedViewUpdate) => calls().update(viewId, changes),
    onSuccess: () => refresh(client),
  });
}

/** Undo saves it again. */
export function deleteViewMutation(client: QueryClient, noun: SelectableNoun) {
  return mutationOptions({
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: async ({ id }: SavedView) => ({ text: (await calls().remove(id)).message }),
    onSuccess: async ({ text }, { name, query, isShared }, { isSameSession }) => {
      const again = client.getMutationCache().build(client, createViewMutation(client, noun));
      const undo = () => again.execute({ name, query, isShared });
      const [{ announceUndoable }] = await Promise.all([fetchFirstTouch(), refresh(client)]);
      if (isSameSession()) announceUndoable({ text, undo });
    },
  });
}
