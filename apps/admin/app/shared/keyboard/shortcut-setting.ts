import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../browser-storage.ts';

const storageKey = 'single_keys';
const listeners = new Set<() => void>();

/** Single-key shortcuts are enabled unless the person disabled them in this browser. */
export function shortcutsEnabled(): boolean {
  return browserStorage.get(storageKey) !== 'off';
}

export function enableShortcuts(enabled: boolean): void {
  if (enabled) browserStorage.remove(storageKey);
  else browserStorage.set(storageKey, 'off');
  for (const listener of listeners) listener();
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, shortcutsEnabled, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
