import type { SessionEnd } from '@buddyline/api-client/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { storedUserId } from '../session/session-hints.ts';
import { isSignedIn, onSessionEnd } from '../session/session.ts';
import { rememberWantedPage } from '../session/wanted-page.ts';
import { outlivesSession } from '../shared/form/dirty-forms.ts';
import { discard } from '../shared/form/edit-mode.ts';
import { laterPart } from '../shared/lazy/later-part.tsx';
import { personQuery } from '../shared/person/person-queries.ts';
import { queryClient } from '../shared/query/query-client.ts';
import { forgetRecentItems } from './palette/recent-storage.ts';

const SignInAgain = laterPart(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/**
 * What happens when the session ends, here, in another tab, or at the API: it leads to the login page.
 * Only over unsaved changes that the person did not choose to leave, it asks to sign in again.
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
  const navigate = useNavigate();
  const [userId, setUserId] = useState(storedUserId);
  /** Null until it was first asked. */
  const [asking, setAsking] = useState<boolean | null>(null);
  /** On the way to the login page: a logout must not be taken for a refusal on the last render. */
  const left = useRef(false);

  useEffect(() => {
    function onEnd(reason: SessionEnd) {
      if (outlivesSession(reason)) setAsking(true);
      else leave(reason);
    }

    // The loaders' calls may have met the refusal before this page was there to hear of it.
    if (!asking && !left.current && !isSignedIn()) leave('refused');
    return onSessionEnd(onEnd);
  });

  // Somebody who has signed in again in another tab is not asked a second time.
  useEffect(() => {
    if (!asking) return undefined;
    const look = () => isSignedIn() && goOn();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  });

  function leave(reason: SessionEnd) {
    setAsking((asked) => asked && false);
    queryClient.clear();
    forgetRecentItems();
    // Whoever was thrown out wants to go on where they were; whoever left does not.
    left.current = true;
    if (reason === 'refused') rememberWantedPage(location.href);
    void navigate(paths.login, { replace: true, state: discard });
  }

  function goOn() {
    setAsking(false);
    const signedIn = storedUserId();
    if (signedIn === userId) {
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
      return;
    }
    // Somebody else: the page and what is typed on it are not theirs.
    setUserId(signedIn);
    queryClient.clear();
    forgetRecentItems();
    void navigate(paths.dashboard, { replace: true, state: discard });
  }

  return { userId, asking, goOn, leave };
}
