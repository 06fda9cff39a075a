import type { Mutation, MutationCache } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { holdChanges, releaseChanges } from './held-changes.ts';
import { startedOn } from './started-on.ts';

/** While a change is on its way, `z` must not undo the one before it. */
function holdLastChange(cache: MutationCache): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.meta?.isUndo) return;
    const { mutation, action } = event;
    if (action.type === 'pending') {
      startedOn.set(mutation, window.location.pathname);
      holdChanges(mutation);
    }
    const changesNothing =
      action.type === 'error' || (action.type === 'success' && !hasText(mutation));
    if (changesNothing) releaseChanges(mutation);
  });
}

/** Whether a toast announces its success. Then it replaces the last change. Downloads are not announced. */
function hasText({ meta, state: { data } }: Mutation): boolean {
  if (meta?.success) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

holdLastChange(queryClient.getMutationCache());
