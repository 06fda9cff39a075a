import type { SessionEnd } from '@buddyline/api-client/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { isSignedIn, onSessionEnd } from '../session/session.ts';
import { rememberWantedPage } from '../session/wanted-page.ts';

/** Leads to the login page as soon as the session ends, here, in another tab, or at the API. */
export function useLeaveWithSession(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function leave(reason: SessionEnd) {
      // Whoever was thrown out wants to go on where they were; whoever left does not.
      if (reason === 'refused') rememberWantedPage(location.href);
      void navigate(paths.login, { replace: true });
    }

    // The loaders' calls may have met the refusal before this page was there to hear of it.
    if (!isSignedIn()) leave('refused');
    return onSessionEnd(leave);
  }, [navigate]);
}
