import { savedViewCalls } from '@buddyline/api-client/saved-views';
import type { SavedView, SavedViewCreate, SavedViewUpdate } from '@buddyline/domain/saved-view';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { fetchActs } from '../../select/fetch-acts.ts';
import type { SelectableNoun } from '../../select/select-state.ts';

/** Made at each call, because on the server each request has its own `api`. */
const calls = () => savedViewCalls(api.calls);

/** Only for backends with the feature 'views'. */
export function viewsQuery(noun: SelectableNoun) {
  return queryOptions({
    queryKey: ['views', noun],
    queryFn: ({ signal }) => calls().list(noun, signal),
  });
}

const refresh = (client: QueryClient, noun: SelectableNoun) =>
  client.invalidateQueries(viewsQuery(noun));

export function createViewMutation(client: QueryClient, noun: SelectableNoun) {
  return mutationOptions({
    mutationFn: (view: Omit<SavedViewCreate, 'list'>) => calls().create({ ...view, list: noun }),
    onSuccess: () => refresh(client, noun),
  });
}

export function updateViewMutation(client: QueryClient, noun: SelectableNoun, viewId: string) {
  return mutationOptions({
    mutationFn: (changes: SavedViewUpdate) => calls().update(viewId, changes),
    onSuccess: () => refresh(client, noun),
  });
}

/** Undo saves it again. */
export function deleteViewMutation(client: QueryClient, noun: SelectableNoun) {
  return mutationOptions({
    mutationFn: async ({ id }: SavedView) => ({ text: (await calls().remove(id)).message }),
    onSuccess: async ({ text }, { name, query, isShared }) => {
      const again = client.getMutationCache().build(client, createViewMutation(client, noun));
      const undo = () => void again.execute({ name, query, isShared });
      const [{ announceUndoable }] = await Promise.all([fetchActs(), refresh(client, noun)]);
      announceUndoable({ text, undo });
    },
  });
}
