import { sharedValue } from '../shared-value.ts';

/** A change that can be undone. */
export interface UndoableAct {
  /** What was done, and to what: 'Post deleted. “Manta!”' */
  text: string;
  /** The path of the page on which it was done; without it, the current one. */
  page?: string | undefined;
  undo: () => void;
}

/** Acts that cannot be undone for a while, because another change is on its way. */
export type HeldActs = readonly UndoableAct[];

/** The changes of this tab that can be undone, the latest first. */
const acts = sharedValue<readonly UndoableAct[]>([]);
/** When an act was done: after which others, and after how many changes that cannot be undone. */
const times = new WeakMap<UndoableAct, { order: number; era: number }>();
let order = 0;
let era = 0;

const orderOf = (act: UndoableAct): number => times.get(act)?.order ?? 0;

/** The last change in this tab that can be undone, and those before it. */
export const lastAct = {
  get: (): UndoableAct | null => acts.get()[0] ?? null,
  useValue: (): UndoableAct | null => acts.useValue()[0] ?? null,
  /** A new act is the last one. One that was removed is again where it was, unless a change came that nothing undoes. */
  add(...added: HeldActs): void {
    for (const act of added) if (!times.has(act)) times.set(act, { order: (order += 1), era });
    const current = added.filter((act) => times.get(act)?.era === era);
    const all = new Set([...acts.get(), ...current]);
    acts.set([...all].toSorted((a, b) => orderOf(b) - orderOf(a)));
  },
  remove: (act: UndoableAct): void => acts.set(acts.get().filter((one) => one !== act)),
  /** @returns the acts, to be added again */
  hold(): HeldActs {
    const held = acts.get();
    if (held.length > 0) acts.set([]);
    return held;
  },
  /** After a change that nothing undoes: undoing an earlier one would seem to undo it. */
  clear(): void {
    era += 1;
    acts.set([]);
  },
};

/** Undoes the last change; called again, the one before it. */
export function undoLastAct(): void {
  const act = lastAct.get();
  if (act === null) return;
  lastAct.remove(act);
  act.undo();
}
