import type { SessionEnd, SessionPort } from '@buddyline/api-client/session';
import type { SessionChannel } from '@buddyline/api-client/session-channel';
import { clearHints, hasAuthCookie, type SessionHints, writeHints } from './session-hints.ts';

type EndListener = (reason: SessionEnd) => void;

/** Kept in memory only, so that no script can read it from storage. */
let accessToken: string | null = null;

const listeners = new Set<EndListener>();

/** The channel to the browser's other tabs; null until the API's client is created. */
let otherTabs: SessionChannel | null = null;

/** From now on a sign-out in one tab signs out the others. */
export function connectTabs(channel: SessionChannel): void {
  otherTabs = channel;
  channel.onSignOut(endHere);
}

/** The session for `api-client`: the token to send, and a callback for the session's end. */
export const sessionPort: SessionPort = {
  accessToken: () => accessToken,
  setAccessToken: (token) => {
    accessToken = token;
  },
  isSignedIn,
  endSession,
};

/** The specification's rule: the `is_auth` cookie alone decides. */
export function isSignedIn(): boolean {
  return hasAuthCookie();
}

/** Marks this browser as signed in. `api-client` has already stored the access token, if there is one. */
export function beginSession(hints: SessionHints): void {
  writeHints(hints);
}

/** Ends the session in this tab and in all others. */
export function endSession(reason: SessionEnd): void {
  otherTabs?.announceSignOut(reason);
  endHere(reason);
}

/** Calls `listener` whenever the session ends, in this tab or another; returns a function that removes it. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function endHere(reason: SessionEnd): void {
  accessToken = null;
  clearHints();
  for (const listener of listeners) listener(reason);
}
