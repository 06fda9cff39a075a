import type { Mutation, MutationCache } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.ts';
import { lastAct, type UndoableAct } from './last-act.ts';

/** While a change is on its way, `z` must not undo the one before it. */
function holdLastAct(cache: MutationCache): void {
  /** The last act from before each mutation in flight. */
  const held = new WeakMap<Mutation, UndoableAct>();
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.meta?.isUndo) return;
    const { mutation, action } = event;
    const before = lastAct.get();
    if (action.type === 'pending' && before !== null) {
      held.set(mutation, before);
      lastAct.set(null);
    }
    const changesNothing =
      action.type === 'error' || (action.type === 'success' && !hasText(mutation));
    if (changesNothing && before === null) lastAct.set(held.get(mutation) ?? null);
  });
}

/** Whether its success is announced, which replaces the last act. Downloads are not. */
function hasText({ meta, state: { data } }: Mutation): boolean {
  if (meta?.success) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

holdLastAct(queryClient.getMutationCache());
