import { listSavedViews } from '@buddyline/api-client/saved-view-list';
import { viewLists } from '@buddyline/domain/saved-view';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import type { SelectableNoun } from '../../changes/select/select-state.ts';

/** Only for backends with the feature 'views'. */
export function viewsQuery(noun: SelectableNoun) {
  return queryOptions({
    queryKey: ['views', noun],
    queryFn: ({ signal }) => listSavedViews(api.calls, noun, signal),
  });
}

/** The views of every list; lists whose views cannot be read are left out. */
export const allViewsQuery = queryOptions({
  queryKey: ['views', 'all'],
  queryFn: async ({ signal }) => {
    const answers = await Promise.allSettled(
      viewLists.map((list) => listSavedViews(api.calls, list, signal)),
    );
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
});
