import { ApiError } from '@buddyline/api-client/api-error';
import { t } from '@lingui/core/macro';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { focusHeadingIfLost, focusItemWhenShown } from './focus-item.ts';
import { releaseActs } from './held-acts.ts';
import { lastAct, type UndoableAct } from './last-act.ts';
import { named, nameOf } from './record-name.ts';
import { startedOn } from './started-on.ts';
import { refreshEverything, undoMutation } from './undo-mutation.ts';

export interface UndoableChange {
  client: QueryClient;
  /** 'Post deleted.' */
  text: string;
  /** The activity id. */
  undo: string;
  /** The mutation's input: an item or its id. */
  input: unknown;
  mutation: Mutation<unknown, unknown>;
}

/**
 * After a change: a toast with 'Undo'. The same is offered beside the list's count and by the key `z`. The toast that
 * says that it was undone offers to do it again.
 */
export function offerUndo(change: UndoableChange): void {
  const { client, undo, input, mutation } = change;
  const { name = nameOf(input), page = startedOn.get(mutation) } = mutation.meta?.about ?? {};
  const text = named(change.text, name);

  async function run() {
    const undoing = client.getMutationCache().build(client, undoMutation(client));
    await undoing.execute({ activityId: undo, name, again: () => doAgain(change) });
    focusHeadingIfLost();
    const itemId = idOf(input);
    if (itemId !== null) focusItemWhenShown(itemId);
  }

  releaseActs(mutation);
  announceUndoable({ text, page, undo: run });
}

/** Without what the page did after the change, from which the person may have gone on. */
function doAgain({ client, input, mutation }: UndoableChange): void {
  const { mutationFn, meta } = mutation.options;
  const options = {
    ...(mutationFn && { mutationFn }),
    ...(meta && { meta }),
    onSettled: () => refreshEverything(client),
  };
  client
    .getMutationCache()
    .build<unknown, unknown, unknown, unknown>(client, options)
    .execute(input)
    // The toast has said why.
    .catch(() => undefined);
}

interface Act extends Omit<UndoableAct, 'undo'> {
  /** If it fails without a connection, it can be tried again. */
  undo: () => void | Promise<unknown>;
}

/**
 * Shows the toast, and makes the act the last one.
 *
 * @returns the act, which is undone only once, whether from its toast or elsewhere
 */
export function announceUndoable(change: Act): UndoableAct {
  const act = makeLastAct(change);
  notifySuccess(act.text, { label: t`Undo`, run: act.undo });
  return act;
}

/** Makes the act the last one. @returns the act, which is undone only once */
export function makeLastAct({ text, undo, page = window.location.pathname }: Act): UndoableAct {
  let isUndone = false;
  const act = { text, page, undo: () => void undoOnce() };

  async function undoOnce() {
    lastAct.remove(act);
    if (isUndone) return;
    isUndone = true;
    try {
      await undo();
    } catch (error) {
      // The toast has said why.
      if (!(error instanceof ApiError && error.kind === 'network')) return;
      isUndone = false;
      lastAct.add(act);
    }
  }

  lastAct.add(act);
  return act;
}

function idOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  return typeof input.id === 'string' ? input.id : null;
}
