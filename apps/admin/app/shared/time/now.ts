import { useSyncExternalStore } from 'react';

/** How often relative times like '2 minutes ago' are updated, in milliseconds. */
const tickMs = 20_000;

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time, updated every 20 seconds and the same for all components. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
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
