import { useEffect } from 'react';

type Fetch = () => Promise<unknown>;

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new Set<Fetch>();
let hasBegun = false;

/**
 * Fetches code when somebody begins to work, not when it is first needed: by then the connection may be
 * gone, and nothing can be fetched any more.
 */
export function fetchAhead(fetchCode: Fetch): void {
  if (hasBegun) run(fetchCode);
  else waiting.add(fetchCode);
}

/** Offline already: whoever needs it tries again. */
function run(fetchCode: Fetch): void {
  fetchCode().catch(() => {});
}

/** For the layout: the first touch is when somebody begins to work. */
export function useFetchAhead(): void {
  useEffect(() => {
    const untilTouched = new AbortController();
    const begin = () => {
      untilTouched.abort();
      hasBegun = true;
      for (const fetchCode of waiting) run(fetchCode);
      waiting.clear();
    };
    for (const touch of touches) {
      window.addEventListener(touch, begin, { signal: untilTouched.signal });
    }
    return () => untilTouched.abort();
  }, []);
}
