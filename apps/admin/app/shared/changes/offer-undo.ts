import { isUnanswered } from '@buddyline/api-client/api-error';
import { t } from '@lingui/core/macro';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../../notify/notify.ts';
import { focusHeadingIfLost, focusItemWhenShown } from './focus-item.ts';
import { releaseChanges } from './held-changes.ts';
import { lastChange, type UndoableChange } from './last-change.ts';
import { named, nameOf } from './record-name.ts';
import { startedOn } from './started-on.ts';
import { refreshEverything, undoMutation } from './undo-mutation.ts';

export interface UndoOffer {
  client: QueryClient;
  /** 'Post deleted.' */
  text: string;
  /** The id of the audit entry. */
  undo: string;
  /** The mutation's input: an item or its id. */
  input: unknown;
  mutation: Mutation<unknown, unknown>;
}

/**
 * After a change: a toast with 'Undo'. The same is offered beside the list's count and by the key `z`. The toast that
 * says that it was undone offers to do it again.
 */
export function offerUndo(offer: UndoOffer): void {
  const { client, undo, input, mutation } = offer;
  const { name = nameOf(input), page = startedOn.get(mutation) } = mutation.meta?.about ?? {};
  const text = named(offer.text, name);

  async function run() {
    const undoing = client.getMutationCache().build(client, undoMutation(client));
    await undoing.execute({ activityId: undo, name, again: () => doAgain(offer) });
    focusHeadingIfLost();
    const itemId = idOf(input);
    if (itemId !== null) focusItemWhenShown(itemId);
  }

  releaseChanges(mutation);
  announceUndoable({ text, page, undo: run });
}

/** Repeats only the call. What the page did after it is left out, because the person may be on another page. */
function doAgain({ client, input, mutation }: UndoOffer): void {
  const { mutationFn, meta } = mutation.options;
  const options = {
    ...(mutationFn && { mutationFn }),
    meta: { ...meta, isAgain: true as const },
    onSettled: () => refreshEverything(client),
  };
  client
    .getMutationCache()
    .build<unknown, unknown, unknown, unknown>(client, options)
    .execute(input)
    // The toast has said why.
    .catch(() => undefined);
}

export interface NewChange extends Omit<UndoableChange, 'undo'> {
  /** If it fails without a connection, or returns false because it could not begin, it can be tried again. */
  undo: () => unknown;
}

/**
 * Shows the toast, and makes the change the last one.
 *
 * @returns the change, which is undone only once, whether from its toast or elsewhere
 */
export function announceUndoable(added: NewChange): UndoableChange {
  const change = makeLastChange(added);
  notifySuccess(change.text, { label: t`Undo`, run: change.undo });
  return change;
}

/** Makes the change the last one. @returns the change, which is undone only once */
export function makeLastChange({
  undo,
  page = window.location.pathname,
  ...rest
}: NewChange): UndoableChange {
  let isUndone = false;
  const change = { ...rest, page, undo: () => void undoOnce() };

  async function undoOnce() {
    lastChange.remove(change);
    if (isUndone) return;
    isUndone = true;
    if (await isSettled(undo)) return;
    isUndone = false;
    lastChange.add(change);
  }

  lastChange.add(change);
  return change;
}

/** Runs the undo. @returns false if it can be tried again; a toast has said why */
async function isSettled(undo: NewChange['undo']): Promise<boolean> {
  try {
    return (await undo()) !== false;
  } catch (error) {
    return !isUnanswered(error);
  }
}

function idOf(input: unknown): string | null {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null || !('id' in input)) return null;
  return typeof input.id === 'string' ? input.id : null;
}
