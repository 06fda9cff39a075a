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
  const act = { text, page, undo: () => void run() };

  async function run() {
    const undoing = client.getMutationCache().build(client, undoMutation(client));
    try {
      await undoing.execute({ activityId: undo, name, again: () => doAgain(change) });
    } catch (error) {
      // The toast has said why. Without a connection it can be tried again.
      const isLost = error instanceof ApiError && error.kind === 'network';
      if (isLost) addAgain();
      return;
    }
    focusHeadingIfLost();
    const itemId = idOf(input);
    if (itemId !== null) focusItemWhenShown(itemId);
  }

  releaseActs(mutation);
  const { addAgain } = announceUndoable(act);
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

/** An act that is undone once, until it is added again because it could not be undone. */
interface OfferedAct extends UndoableAct {
  addAgain: () => void;
}

/**
 * Shows the toast, and makes the act the last one.
 *
 * @returns the act, which is undone only once, whether from its toast or elsewhere
 */
export function announceUndoable(change: UndoableAct): OfferedAct {
  const act = makeLastAct(change);
  notifySuccess(act.text, { label: t`Undo`, run: act.undo });
  return act;
}

/** Makes the act the last one. @returns the act, which is undone only once */
export function makeLastAct(change: UndoableAct): OfferedAct {
  const { text, undo, page = window.location.pathname } = change;
  let isUndone = false;
  const act = { text, page, undo: undoOnce, addAgain };

  function undoOnce() {
    lastAct.remove(act);
    if (isUndone) return;
    isUndone = true;
    undo();
  }

  function addAgain() {
    isUndone = false;
    lastAct.add(act);
  }

  lastAct.add(act);
  return act;
}

function idOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  return typeof input.id === 'string' ? input.id : null;
}
