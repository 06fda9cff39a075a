import { useSyncExternalStore } from 'react';
import { handOver } from '../../first-view/handed-over.ts';
import { requestContext } from '../../request-context.ts';

/** How often relative times like '2 minutes ago' are updated, in milliseconds. */
const tickMs = 20_000;

const listeners = new Set<() => void>();
/** A page that the server rendered begins with the time that it was rendered at. */
const first = handOver ? new Date(handOver.now) : new Date();
let now = first;
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time, updated every 20 seconds and the same for all components. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now, renderedAt);
}

const renderedAt = () => (import.meta.env.SSR ? requestContext().now : first);

function subscribe(listener: () => void): () => void {
  // It stood still while nobody showed it. React compares it after the subscription.
  if (listeners.size === 0) now = new Date();
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}
