import type { SessionEnd, SessionPort } from '@buddyline/api-client/session';
import type { SessionChannel } from '@buddyline/api-client/session-channel';
import { clearHints, hasAuthCookie, type SessionHints, writeHints } from './session-hints.ts';

type EndListener = (reason: SessionEnd) => void;

/** Lives in memory only: a script that reads storage finds nothing to steal. */
let accessToken: string | null = null;

const listeners = new Set<EndListener>();

/** To this browser's other tabs; there since the first call to the API. */
let otherTabs: SessionChannel | null = null;

/** From now on a sign-out in one tab reaches this one, and the other way round. */
export function connectTabs(channel: SessionChannel): void {
  otherTabs = channel;
  channel.onSignOut(endHere);
}

/** The session as `api-client` sees it: a token to send, and a way to say that it is over. */
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

/** Marks this browser as signed in. The access token is in memory already, if the API sent one. */
export function beginSession(hints: SessionHints): void {
  writeHints(hints);
}

/** Forgets the session in this tab and in every other one. */
export function endSession(reason: SessionEnd): void {
  otherTabs?.announceSignOut(reason);
  endHere(reason);
}

/** Calls `listener` whenever the session ends, in this tab or another; returns how to stop that. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function endHere(reason: SessionEnd): void {
  accessToken = null;
  clearHints();
  for (const listener of listeners) listener(reason);
}
