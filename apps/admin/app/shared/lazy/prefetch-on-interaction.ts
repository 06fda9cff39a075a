import type { QueryClient } from '@tanstack/react-query';
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
 * For the layout: waits for the first interaction, and then until the browser is idle and nothing is loading. Asking for
 * dozens of files takes a while, and what the person asked for comes first.
 */
export function usePrefetchOnInteraction(client: QueryClient): void {
  useEffect(() => {
    const listening = new AbortController();
    const onFirstInteraction = () => {
      listening.abort();
      whenIdle(() =>
        whenLoaded(client, () => {
          hasInteracted = true;
          runWaiting();
        }),
      );
    };
    for (const type of interactions) {
      window.addEventListener(type, onFirstInteraction, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [client]);
}

/** Calls it when no query is loading. */
function whenLoaded(client: QueryClient, next: () => void): void {
  if (client.isFetching() === 0) return next();
  const stop = client.getQueryCache().subscribe(() => {
    if (client.isFetching() > 0) return;
    stop();
    whenIdle(() => whenLoaded(client, next));
  });
}
