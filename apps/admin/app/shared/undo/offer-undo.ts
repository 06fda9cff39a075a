import { ApiError } from '@buddyline/api-client/api-error';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { focusHeadingIfLost, focusItemWhenShown } from './focus-item.ts';
import { lastAct, type UndoableAct } from './last-act.ts';
import { undoMutation } from './undo-mutation.ts';

export interface UndoableChange {
  client: QueryClient;
  /** 'Post deleted.' */
  text: string;
  /** The activity id. */
  undo: string;
  /** The mutation's input: an item or its id. */
  input: unknown;
}

/** After a change: a toast with 'Undo'. The same is offered beside the list's count and by the key `z`. */
export function offerUndo({ client, text, undo, input }: UndoableChange): void {
  const act = { text, undo: () => void run() };

  async function run() {
    const mutation = client.getMutationCache().build(client, undoMutation(client));
    try {
      await mutation.execute(undo);
    } catch (error) {
      // The toast has said why. Without a connection it can be tried again, unless another act has come.
      const isLost = error instanceof ApiError && error.kind === 'network';
      if (isLost && lastAct.get() === null) lastAct.set(act);
      return;
    }
    focusHeadingIfLost();
    const itemId = idOf(input);
    if (itemId !== null) focusItemWhenShown(itemId);
  }

  announceUndoable(act);
}

/**
 * Shows the toast, and makes the act the last one.
 *
 * @returns the act, which is undone only once, whether from its toast or elsewhere
 */
export function announceUndoable(change: UndoableAct): UndoableAct {
  const act = makeLastAct(change);
  notifySuccess(act.text, { label: t`Undo`, run: act.undo });
  return act;
}

/** Makes the act the last one. @returns the act, which is undone only once */
export function makeLastAct({ text, undo }: UndoableAct): UndoableAct {
  let isUndone = false;
  const act = { text, undo: undoOnce };

  function undoOnce() {
    if (lastAct.get() === act) lastAct.set(null);
    if (isUndone) return;
    isUndone = true;
    undo();
  }

  lastAct.set(act);
  return act;
}

function idOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  return typeof input.id === 'string' ? input.id : null;
}
