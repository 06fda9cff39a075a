import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isSignedIn } from '../session/session.ts';
import { Confirm } from './confirm.tsx';
import { discardsChanges } from './edit-mode.ts';

interface Props {
  dirty: boolean;
  /** Addresses that keep the form on the screen, such as the tabs below it. */
  stays?: (pathname: string) => boolean;
}

/** Asks before a link, Back, Logout or closing the window throws a form's changes away. */
export function UnsavedChanges({ dirty, stays }: Props) {
  const { t } = useLingui();
  useWarningOnClose(dirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const keepsForm =
      nextLocation.search.includes('edit') &&
      (nextLocation.pathname === currentLocation.pathname || stays?.(nextLocation.pathname));
    // A session that has ended leads away whatever is unsaved: nothing could be saved any more.
    return dirty && !keepsForm && !discardsChanges(nextLocation) && isSignedIn();
  });
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      description={t`The changes on this page are not saved yet.`}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

function useWarningOnClose(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
