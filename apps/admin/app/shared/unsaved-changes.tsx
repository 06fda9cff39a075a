import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { isSignedIn } from '../session/session.ts';
import { Confirm } from './confirm.tsx';
import { discardsChanges } from './edit-mode.ts';

/** Whether a form with unsaved changes stays on the screen at the next address. */
type Stays = (next: Location) => boolean;

/** The forms on the page that have unsaved changes; a page may have several, the router one guard. */
const dirtyForms = new Set<Stays>();

/** Puts a form under the guard while it is dirty, and warns before the window is closed. */
export function useUnsavedChanges(dirty: boolean, stays: Stays): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    dirtyForms.add(stays);
    window.addEventListener('beforeunload', warn);
    return () => {
      dirtyForms.delete(stays);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, stays]);
}

/** Asks before a link, Back or Logout throws a form's changes away. Stands once, in the layout. */
export function UnsavedChangesGuard() {
  const { t } = useLingui();
  const blocker = useBlocker(({ nextLocation }) => {
    // A session that has ended leads away whatever is unsaved: nothing could be saved any more.
    if (discardsChanges(nextLocation) || !isSignedIn()) return false;
    return [...dirtyForms].some((stays) => !stays(nextLocation));
  });

  function leave() {
    // Given up from here on: the way Back is asked about once more when it really happens.
    dirtyForms.clear();
    blocker.proceed?.();
  }

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      description={t`The changes on this page are not saved yet.`}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    />
  );
}
