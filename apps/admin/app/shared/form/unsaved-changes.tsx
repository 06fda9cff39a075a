import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { notifyError } from '../../notify/notify.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { isUnavailableOffline, rememberPages } from '../lazy/offline-pages.ts';
import { addDirtyForm, clearDirtyForms, losesChanges, type Stays } from '../changes/dirty-forms.ts';
import { discardsChanges } from './discard.ts';

const ConfirmLeaving = lazyComponent(async () => (await fetchFirstTouch()).ConfirmLeaving);

/** Registers a dirty form with the guard, and warns before the tab is closed. */
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
  /** The page's name, to say which page is unavailable offline. */
  nameOf: (page: Location) => string;
}

/**
 * Asks before a link, Back or Logout discards a form's changes, and blocks navigation to pages that
 * are unavailable offline. Rendered once, in the layout, because the router supports one blocker.
 */
export function UnsavedChangesGuard({ nameOf }: GuardProps) {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    rememberPages(here, next);
    return isUnavailableOffline(next) || (!discardsChanges(next) && losesChanges(next));
  });
  const unavailable = blocker.state === 'blocked' && isUnavailableOffline(blocker.location);
  const refused = useRef<Location>(undefined);
  useEffect(() => {
    // Once each time: the layout may be rendered again before the blocker is reset.
    if (!unavailable || refused.current === blocker.location) return;
    refused.current = blocker.location;
    const name = nameOf(blocker.location);
    notifyError(t`You are offline, and this page was not fetched before: ${name}.`);
    blocker.reset?.();
  }, [unavailable, blocker, nameOf, t]);

  function leave() {
    // Cleared first, because Back calls the blocker again when it proceeds.
    clearDirtyForms();
    blocker.proceed?.();
  }

  return (
    <ConfirmLeaving
      open={blocker.state === 'blocked' && !unavailable}
      onLeave={leave}
      onClose={() => blocker.reset?.()}
    />
  );
}
