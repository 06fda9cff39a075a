import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { notifyError } from '../../notify/notify.ts';
import { Confirm } from '../actions/confirm.tsx';
import { isOutOfReach, notePages } from '../lazy/within-reach.ts';
import { addDirtyForm, giveUpDirtyForms, losesChanges, type Stays } from './dirty-forms.ts';
import { discardsChanges } from './edit-mode.ts';

/** Puts a form under the guard while it is dirty, and warns before the window is closed. */
export function useUnsavedChanges(dirty: boolean, stays: Stays): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const remove = addDirtyForm(stays);
    window.addEventListener('beforeunload', warn);
    return () => {
      remove();
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, stays]);
}

interface GuardProps {
  /** What a page is called, to say which one is out of reach. */
  nameOf: (page: Location) => string;
}

/**
 * Asks before a link, Back or Logout throws a form's changes away, and says so where the next page is
 * out of reach. Stands once, in the layout: the router has room for one blocker.
 */
export function UnsavedChangesGuard({ nameOf }: GuardProps) {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    notePages(here, next);
    return isOutOfReach(next) || (!discardsChanges(next) && losesChanges(next));
  });
  const outOfReach = blocker.state === 'blocked' && isOutOfReach(blocker.location);
  useEffect(() => {
    if (!outOfReach) return;
    const name = nameOf(blocker.location);
    notifyError(t`You are offline, and this page was not fetched before: ${name}.`);
    blocker.reset?.();
  }, [outOfReach, blocker, nameOf, t]);

  function leave() {
    // Given up from here on: the way Back is asked about once more when it really happens.
    giveUpDirtyForms();
    blocker.proceed?.();
  }

  return (
    <Confirm
      open={blocker.state === 'blocked' && !outOfReach}
      title={t`Leave without saving?`}
      description={t`The changes on this page are not saved yet.`}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    />
  );
}
