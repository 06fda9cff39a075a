import { type HeldChanges, lastChange } from './last-change.ts';

/** The changes from before each mutation in flight. */
const held = new WeakMap<object, HeldChanges>();

/** While a change is on its way, `z` must not undo the one before it. */
export function holdChanges(mutation: object): void {
  const before = lastChange.hold();
  if (before.length > 0) held.set(mutation, before);
}

/** A mutation can be undone now, or has changed nothing: then the changes before it can be as well. */
export function releaseChanges(mutation: object): void {
  lastChange.add(...(held.get(mutation) ?? []));
  held.delete(mutation);
}
