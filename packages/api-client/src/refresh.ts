import { keepRecentToken, refreshResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import type { Translate } from '@buddyline/domain/issues';
import { ApiError, hasStatus, isUnknownPath } from './api-error.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionPort } from './session.ts';
import type { TabLock } from './tab-lock.ts';
import type { Transport } from './transport.ts';

const ownPath = 'auth/refresh-token';
/** The path on the specification's backend, below a base URL that already ends in /api. */
const doubledPath = 'api/auth/refresh-token';
/** How long a tab waits for the token after another tab's refresh. */
const tokenArrivalMs = 250;

const schema = successSchema(refreshResponseSchema);

interface RefreshDependencies {
  transport: Transport;
  session: SessionPort;
  lock: TabLock;
  translate: Translate;
  channel?: SessionChannel | undefined;
}

/**
 * Gets a new access token to replace `stale`. Concurrent calls, in this and other tabs, share one
 * request. A 401 ends the session; any other failure does not.
 */
export type Refresh = (stale: string | null) => Promise<string>;

export function createRefresh({
  transport,
  session,
  lock,
  translate,
  channel,
}: RefreshDependencies): Refresh {
  /** The path that worked; null until one did. */
  let path: string | null = null;
  let inFlight: Promise<string> | null = null;

  async function requestToken(at: string): Promise<string> {
    const { data } = await transport(
      {
        method: 'post',
        path: at,
        schema,
        headers: { Prefer: keepRecentToken },
        withCookies: true,
        fallback: 'error.session',
      },
      session.accessToken(),
    );
    return data.accessToken;
  }

  async function requestAndRemember(at: string): Promise<string> {
    const token = await requestToken(at);
    path = at;
    return token;
  }

  async function requestAtEitherPath(): Promise<string> {
    if (path !== null) return requestToken(path);
    try {
      return await requestAndRemember(ownPath);
    } catch (error) {
      if (!isUnknownPath(error)) throw error;
      return requestAndRemember(doubledPath).catch((second: unknown) => {
        // The doubled path does not exist, so the first error is the right one.
        throw hasStatus(second, 404) ? error : second;
      });
    }
  }

  /** The session may have ended while the refresh waited, in this tab or another. */
  function requireSession(): void {
    if (session.isSignedIn()) return;
    throw new ApiError({ kind: 'aborted', message: translate('session.ended') });
  }

  async function renew(stale: string | null, waited: boolean): Promise<string> {
    const current = session.accessToken();
    if (current !== null && current !== stale) return current;
    const announced = waited ? await channel?.nextToken(tokenArrivalMs) : null;
    if (announced) return announced;
    requireSession();
    const token = await requestAtEitherPath();
    requireSession();
    session.setAccessToken(token);
    channel?.announceToken(token);
    return token;
  }

  async function renewOrEnd(stale: string | null): Promise<string> {
    try {
      return await lock((waited) => renew(stale, waited));
    } catch (error) {
      if (hasStatus(error, 401) && session.isSignedIn()) session.endSession('refused');
      throw error;
    } finally {
      inFlight = null;
    }
  }

  return (stale) => (inFlight ??= renewOrEnd(stale));
}
