import type { Location } from 'react-router';

/** The state of a navigation that discards a form's changes on purpose: Cancel, or after a save. */
export const discard = { discardChanges: true };

export function discardsChanges({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'discardChanges' in state;
}
