import { type HeldActs, lastAct } from './last-act.ts';

/** The acts from before each mutation in flight. */
const held = new WeakMap<object, HeldActs>();

/** While a change is on its way, `z` must not undo the one before it. */
export function holdActs(mutation: object): void {
  const before = lastAct.hold();
  if (before.length > 0) held.set(mutation, before);
}

/** A mutation can be undone now, or has changed nothing: then the acts before it can be as well. */
export function releaseActs(mutation: object): void {
  lastAct.add(...(held.get(mutation) ?? []));
  held.delete(mutation);
}
