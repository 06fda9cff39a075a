import { sharedValue } from '../shared-value.ts';

/** A change that can be undone. */
export interface UndoableAct {
  /** What was done: 'Post deleted.' */
  text: string;
  undo: () => void;
}

/** The last change in this tab, until the next one; null if it cannot be undone. */
export const lastAct = sharedValue<UndoableAct | null>(null);

/** Undoes the last change, once. */
export function undoLastAct(): void {
  const act = lastAct.get();
  lastAct.set(null);
  act?.undo();
}
