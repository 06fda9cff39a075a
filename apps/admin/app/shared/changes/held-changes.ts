import { type HeldChanges, lastChange } from './last-change.ts';

/** For each mutation in flight, the changes that could be undone before it. */
const held = new WeakMap<object, HeldChanges>();

/** While a change is on its way, `z` must not undo the one before it. */
export function holdChanges(mutation: object): void {
  const before = lastChange.hold();
  if (before.length > 0) held.set(mutation, before);
}

/** When a mutation can be undone itself, or has changed nothing: the changes before it can be undone again. */
export function releaseChanges(mutation: object): void {
  lastChange.add(...(held.get(mutation) ?? []));
  held.delete(mutation);
}
