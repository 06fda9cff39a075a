import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../shared/changes/query-client.ts';

/** How long requests may take before the notice shows, in milliseconds. */
const slowMs = 4000;

/** Says that the browser is offline or the server slow. Overlays the page, to avoid a layout shift. */
export function ConnectionNotice() {
  const offline = !useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const slow = useSlowCalls();
  return (
    <div role="status" className="connection-place">
      {(offline || slow) && (
        <p className="connection-notice animate-fade-in rounded-card border border-warn bg-warn-soft px-4 py-2 text-xs font-medium text-warn-ink shadow-far">
          {offline ? (
            <Trans>You are offline. What you typed stays here; save once you are back.</Trans>
          ) : (
            <Trans>The server takes long to answer. Still waiting…</Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** Whether requests have been in flight for longer than `slowMs` without a pause. */
function useSlowCalls(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      const waiting = hasCallsInFlight();
      if (waiting === (timer !== undefined)) return;
      clearTimeout(timer);
      timer = waiting ? setTimeout(() => setSlow(true), slowMs) : undefined;
      if (!waiting) setSlow(false);
    }
    update();
    const stop = subscribeCalls(update);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return slow;
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function hasCallsInFlight(): boolean {
  return queryClient.isFetching() + queryClient.isMutating() > 0;
}

function subscribeCalls(listener: () => void): () => void {
  const stopQueries = queryClient.getQueryCache().subscribe(listener);
  const stopMutations = queryClient.getMutationCache().subscribe(listener);
  return () => {
    stopQueries();
    stopMutations();
  };
}
