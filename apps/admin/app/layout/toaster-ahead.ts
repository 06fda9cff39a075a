import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches the toasts' code when somebody begins to work, not when there is first something to say:
 * that may be that the connection is gone, and then nothing can be fetched any more.
 */
export function useToasterAhead(): void {
  useEffect(() => {
    const began = new AbortController();
    const fetchToaster = () => {
      began.abort();
      // Offline already: the first toast tries again.
      import('@buddyline/ui/toaster').catch(() => {});
    };
    for (const touch of touches) {
      window.addEventListener(touch, fetchToaster, { signal: began.signal });
    }
    return () => began.abort();
  }, []);
}
