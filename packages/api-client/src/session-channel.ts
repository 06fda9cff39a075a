import type { SessionEnd } from './session.ts';

/** Messages between the tabs of a browser about their shared session. */
export interface SessionChannel {
  /** Sends a refreshed token to the other tabs. */
  announceToken: (token: string) => void;
  /** Sends the reason too, so that other tabs can tell a refusal from a logout. */
  announceSignOut: (reason: SessionEnd) => void;
  /** Says that the session has a fresh proof, for which another tab may be asking too. */
  announceProof: () => void;
  onProof(listener: () => void): void;
  onToken(listener: (token: string) => void): void;
  onSignOut(listener: (reason: SessionEnd) => void): void;
  /** The next token another tab announces, or null after `limitMs`. */
  nextToken: (limitMs: number) => Promise<string | null>;
  close: () => void;
}

const proved = 'proved';

/** Tokens are sent between pages of one origin and stay in memory; nothing is stored. */
export function createSessionChannel(name = 'buddyline-session'): SessionChannel {
  const channel = new BroadcastChannel(name);
  const tokenListeners = new Set<(token: string) => void>();
  const proofListeners = new Set<() => void>();
  const signOutListeners = new Set<(reason: SessionEnd) => void>();

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reason = readSignOut(data);
    if (reason) for (const listener of signOutListeners) listener(reason);
    if (data === proved) for (const listener of proofListeners) listener();
    const token = readToken(data);
    if (token) for (const listener of tokenListeners) listener(token);
  });

  return {
    announceToken: (token) => channel.postMessage({ token }),
    announceSignOut: (reason) => channel.postMessage({ signedOut: reason }),
    announceProof: () => channel.postMessage(proved),
    onProof: (listener) => void proofListeners.add(listener),
    onToken: (listener) => void tokenListeners.add(listener),
    onSignOut: (listener) => void signOutListeners.add(listener),
    nextToken: (limitMs) =>
      new Promise((resolve) => {
        const finish = (token: string | null) => {
          clearTimeout(timer);
          tokenListeners.delete(finish);
          resolve(token);
        };
        const timer = setTimeout(finish, limitMs, null);
        tokenListeners.add(finish);
      }),
    close: () => channel.close(),
  };
}

function readSignOut(data: unknown): SessionEnd | null {
  if (typeof data !== 'object' || data === null || !('signedOut' in data)) return null;
  return data.signedOut === 'refused' || data.signedOut === 'logout' ? data.signedOut : null;
}

function readToken(data: unknown): string | null {
  const isMessage = typeof data === 'object' && data !== null && 'token' in data;
  return isMessage && typeof data.token === 'string' ? data.token : null;
}
