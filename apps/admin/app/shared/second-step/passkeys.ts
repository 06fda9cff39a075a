import { useSyncExternalStore } from 'react';

/**
 * Where passkeys can be used. `needs-name`: browsers have none for an address in numbers, but this machine has the name
 * `localhost`.
 */
export type PasskeyPlace = 'here' | 'needs-name' | 'nowhere';

/** Whether the open page can use passkeys. Runs in the browser only. */
export function passkeyPlace(): PasskeyPlace {
  if (!window.isSecureContext || typeof window.PublicKeyCredential !== 'function') return 'nowhere';
  const { hostname } = window.location;
  if (/^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)) return 'needs-name';
  return /^[\d.]+$|^\[/.test(hostname) ? 'nowhere' : 'here';
}

/** The same for a component. The server, which has no page, renders for `onServer`. */
export function usePasskeyPlace(onServer: PasskeyPlace): PasskeyPlace {
  return useSyncExternalStore(neverChanges, passkeyPlace, () => onServer);
}

const neverChanges = () => () => {};
