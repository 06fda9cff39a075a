import type { LiveChange } from '@buddyline/domain/live';
import { useEffect, useRef } from 'react';

export interface Announcement {
  changes: readonly LiveChange[];
  /** Anything may have changed. */
  isAll: boolean;
}
type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();

export function announceChanges(announcement: Announcement): void {
  for (const listener of listeners) listener(announcement);
}

/** Calls the latest `listener` whenever others have changed something. */
export function useChanges(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const listen: Listener = (announcement) => latest.current(announcement);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}
