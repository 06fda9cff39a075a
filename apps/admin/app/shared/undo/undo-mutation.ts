import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { metaQuery } from '../query/meta-queries.ts';

/**
 * Undoes an act, given by its activity id. If values have changed since, nothing is changed, and the toast
 * shows the server's sentence. Only if the backend has the feature 'activity'.
 */
export function undoMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (activityId: string) => {
      // Without the id that would undo the undo.
      const { message } = await api.activity.undo(activityId);
      return { message };
    },
    onSettled: () => refreshEverything(client),
  });
}

/** An act may have changed many records: a deleted user returns with posts, comments and dive logs. */
export async function refreshEverything(client: QueryClient): Promise<void> {
  const [meta] = metaQuery.queryKey;
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meta });
}
