import { useSyncExternalStore } from 'react';

const storageKey = 'single_keys';
const listeners = new Set<() => void>();

/** Single-key shortcuts are enabled unless the person disabled them in this browser. */
export function shortcutsEnabled(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function enableShortcuts(enabled: boolean): void {
  if (enabled) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, shortcutsEnabled);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
