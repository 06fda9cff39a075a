import type { SessionEnd } from '@buddyline/api-client/session';
import type { Location } from 'react-router';

/** Whether a form is still on the screen at the next location. */
export type Stays = (next: Location) => boolean;

/** The page's forms with unsaved changes: a page may have several, but the router has one blocker. */
const dirtyForms = new Set<Stays>();

/** @returns a function that removes the form again */
export function addDirtyForm(stays: Stays): () => void {
  dirtyForms.add(stays);
  return () => {
    dirtyForms.delete(stays);
  };
}

export function clearDirtyForms(): void {
  dirtyForms.clear();
}

/**
 * Whether something was typed that is not saved. It stays on the screen also for somebody who has lost the right to it
 * meanwhile: the API refuses to save it.
 */
export function hasUnsavedChanges(): boolean {
  return dirtyForms.size > 0;
}

/** Whether the navigation would discard unsaved changes. */
export function losesChanges(next: Location): boolean {
  return [...dirtyForms].some((stays) => !stays(next));
}

/**
 * Whether the page stays after the end of its session: yes if the API ended it while a form had
 * unsaved changes, so that the person can sign in over the page; no after a logout.
 */
export function pageOutlivesSession(reason: SessionEnd): boolean {
  return reason === 'refused' && hasUnsavedChanges();
}
