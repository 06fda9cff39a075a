import { sharedValue } from '../shared-value.ts';

/** A change that can be undone. */
export interface UndoableChange {
  /** What was done, and to what: 'Post deleted. “Manta!”' */
  text: string;
  /** The path of the page on which it was done; without it, the current one. */
  page?: string | undefined;
  /** The page has a place of its own that offers to undo it: then the line of the last change does not. */
  isOfferedInPlace?: boolean | undefined;
  undo: () => void;
}

/** Changes that cannot be undone for a while, because another change is on its way. */
export type HeldChanges = readonly UndoableChange[];

/** The changes of this tab that can be undone, the latest first. */
const changes = sharedValue<readonly UndoableChange[]>([]);
/** When a change was made: its number, and how many changes that cannot be undone came before it. */
const times = new WeakMap<UndoableChange, { order: number; era: number }>();
let order = 0;
let era = 0;

const orderOf = (change: UndoableChange): number => times.get(change)?.order ?? 0;

/** The last change in this tab that can be undone, and those before it. */
export const lastChange = {
  get: (): UndoableChange | null => changes.get()[0] ?? null,
  useValue: (): UndoableChange | null => changes.useValue()[0] ?? null,
  /**
   * A new change is the last one. One that was removed returns to its place in the order, unless a change was made
   * since that cannot be undone.
   */
  add(...added: HeldChanges): void {
    for (const change of added)
      if (!times.has(change)) times.set(change, { order: (order += 1), era });
    const current = added.filter((change) => times.get(change)?.era === era);
    const all = new Set([...changes.get(), ...current]);
    changes.set([...all].toSorted((a, b) => orderOf(b) - orderOf(a)));
  },
  remove: (change: UndoableChange): void =>
    changes.set(changes.get().filter((one) => one !== change)),
  /** @returns the changes, to be added again */
  hold(): HeldChanges {
    const held = changes.get();
    if (held.length > 0) changes.set([]);
    return held;
  },
  /** After a change that cannot be undone: to undo an earlier one would look as if it undid this one. */
  clear(): void {
    era += 1;
    changes.set([]);
  },
};

/** Undoes the last change; called again, the one before it. */
export function undoLastChange(): void {
  const change = lastChange.get();
  if (change === null) return;
  lastChange.remove(change);
  change.undo();
}
