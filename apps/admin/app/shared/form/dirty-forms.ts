import type { SessionEnd } from '@buddyline/api-client/session';
import type { Location } from 'react-router';

/** Whether a form with unsaved changes stays on the screen at the next address. */
export type Stays = (next: Location) => boolean;

/** The forms on the page that have unsaved changes; a page may have several, the router one guard. */
const dirtyForms = new Set<Stays>();

/** @returns how to take the form out again */
export function addDirtyForm(stays: Stays): () => void {
  dirtyForms.add(stays);
  return () => {
    dirtyForms.delete(stays);
  };
}

export function giveUpDirtyForms(): void {
  dirtyForms.clear();
}

/** Whether going there would lose what somebody typed. */
export function losesChanges(next: Location): boolean {
  return [...dirtyForms].some((stays) => !stays(next));
}

/**
 * Whether the page stays although its session is over: the API ended it while somebody was typing.
 * They may sign in over the page; who logged out has left.
 */
export function outlivesSession(reason: SessionEnd): boolean {
  return reason === 'refused' && dirtyForms.size > 0;
}
