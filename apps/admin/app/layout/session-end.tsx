import type { SessionEnd } from '@buddyline/api-client/session';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { catalogs } from '../language/catalogs.ts';
import { paths } from '../paths.ts';
import { storedUserId } from '../session/session-hints.ts';
import { isSignedIn, onSessionEnd } from '../session/session.ts';
import { rememberWantedPage } from '../session/wanted-page.ts';
import { pageOutlivesSession } from '../shared/changes/dirty-forms.ts';
import { discard } from '../shared/form/discard.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { withTexts } from '../shared/lazy/with-texts.ts';
import { personQuery } from '../shared/query/person-queries.ts';
import { forgetSession, queryClient } from '../shared/changes/query-client.ts';
import { fetchFirstTouch } from '../shared/lazy/first-touch.ts';
import { forgetRecentItems } from './commands/recent-storage.ts';

const SignInAgain = lazyComponent(
  async () => (await withTexts(catalogs.firstTouch, import('./sign-in-again.tsx'))).SignInAgain,
);

/**
 * Goes to the login page when the session ends in this tab, in another tab or at the API. If the page has
 * unsaved changes and the person did not log out, a dialog asks them to sign in again.
 */
export function SessionEndWatch() {
  const { userId, asking, goOn, leave } = useSessionEnd();
  if (asking === null) return null;
  const person = userId && queryClient.getQueryData(personQuery(userId).queryKey);
  return (
    <SignInAgain
      open={asking}
      email={(person && person.email) || undefined}
      onSignedIn={goOn}
      onLeave={() => leave('refused')}
    />
  );
}

function useSessionEnd() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [userId, setUserId] = useState(storedUserId);
  /** Whether the dialog is open; null until it was first opened. */
  const [asking, setAsking] = useState<boolean | null>(null);
  /** Set once navigation to the login page has started, so that later renders do not start another. */
  const left = useRef(false);
  /** Set while somebody types on after the session has ended. */
  const waits = useRef(false);

  useEffect(() => {
    function onEnd(reason: SessionEnd) {
      if (reason === 'refused') afterTyping();
      else leave(reason);
    }

    // A loader's request may have ended the session before this listener was added.
    if (!asking && !left.current && !isSignedIn()) afterTyping();
    return onSessionEnd(onEnd);
  });

  // Closes the dialog if the person has signed in again in another tab.
  useEffect(() => {
    if (!asking) return undefined;
    const onFocus = () => isSignedIn() && goOn();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  });

  function afterTyping() {
    if (waits.current) return;
    waits.current = true;
    const end = () => {
      waits.current = false;
      // Meanwhile they may have logged out, or signed in again in another tab.
      if (left.current || isSignedIn()) return;
      if (pageOutlivesSession('refused')) setAsking(true);
      else leave('refused');
    };
    // Fetched at the first touch, and so before anybody types.
    fetchFirstTouch().then(({ whenTypingPauses }) => whenTypingPauses(end), end);
  }

  function leave(reason: SessionEnd) {
    setAsking((asked) => asked && false);
    forgetSession();
    forgetRecentItems();
    left.current = true;
    // After a logout the person does not return to this page.
    const isRefused = reason === 'refused';
    if (isRefused) rememberWantedPage(location.href);
    const why = isRefused ? t`Your session has ended.` : undefined;
    void navigate(paths.login, { replace: true, state: { ...discard, why } });
  }

  function goOn() {
    setAsking(false);
    const signedIn = storedUserId();
    if (signedIn === userId) {
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
      return;
    }
    // Another user signed in: the page and its unsaved changes are not theirs.
    setUserId(signedIn);
    forgetSession();
    forgetRecentItems();
    void navigate(paths.dashboard, { replace: true, state: discard });
  }

  return { userId, asking, goOn, leave };
}
