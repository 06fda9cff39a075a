import { useEffect } from 'react';
import { fetchCode } from '../../fetch-code.ts';
import { whenIdle } from '../../when-idle.ts';

type Fetch = () => Promise<unknown>;

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new Set<Fetch>();
let hasInteracted = false;

/**
 * Prefetches code on the first interaction with the page, because the connection may be lost by the
 * time the code is needed.
 */
export function prefetchOnInteraction(prefetch: Fetch): void {
  if (hasInteracted) run(prefetch);
  else waiting.add(prefetch);
}

/** What could not be fetched is tried again when the connection is back. */
function run(prefetch: Fetch): void {
  fetchCode(prefetch).catch(() => {
    waiting.add(prefetch);
    window.addEventListener('online', runWaiting);
  });
}

function runWaiting(): void {
  const prefetches = [...waiting];
  waiting.clear();
  for (const prefetch of prefetches) run(prefetch);
}

/**
 * For the layout: waits for the first interaction, or for a pointer that moves over an idle page, and until its effect
 * is painted. Asking for dozens of files takes a while.
 */
export function usePrefetchOnInteraction(): void {
  useEffect(() => {
    const listening = new AbortController();
    const onFirstInteraction = () => {
      listening.abort();
      requestAnimationFrame(() =>
        setTimeout(() => {
          hasInteracted = true;
          runWaiting();
        }),
      );
    };
    const { signal } = listening;
    for (const type of interactions) {
      window.addEventListener(type, onFirstInteraction, { signal });
    }
    // Somebody is there, but has not asked for anything: the page itself goes first.
    const onIdle = () => {
      if (!signal.aborted) onFirstInteraction();
    };
    window.addEventListener('pointermove', () => whenIdle(onIdle), { signal, once: true });
    return () => listening.abort();
  }, []);
}
