import { refreshAnswerSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import type { Translate } from '@buddyline/domain/issues';
import { ApiError, hasStatus, isUnknownPath } from './api-error.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionPort } from './session.ts';
import type { TabLock } from './tab-lock.ts';
import type { Transport } from './transport.ts';

const ownPath = 'auth/refresh-token';
/** Where the specification's own backend serves it, below a base that ends in /api already. */
const doubledPath = 'api/auth/refresh-token';
/** How long a tab that waited for another's refresh waits for its token to arrive. */
const tokenArrivalMs = 250;

const answer = successSchema(refreshAnswerSchema);

interface RefreshParts {
  transport: Transport;
  session: SessionPort;
  lock: TabLock;
  translate: Translate;
  channel?: SessionChannel | undefined;
}

/**
 * Gets a new access token in place of `stale`. However many calls ask at once, in however many
 * tabs, the API is asked once. A 401 ends the session; any other failure leaves it alone.
 */
export type Refresh = (stale: string | null) => Promise<string>;

export function createRefresh({
  transport,
  session,
  lock,
  translate,
  channel,
}: RefreshParts): Refresh {
  /** Null until one of the two has answered. */
  let path: string | null = null;
  let inFlight: Promise<string> | null = null;

  async function ask(at: string): Promise<string> {
    const call = { method: 'post', path: at, answer, withCookies: true } as const;
    const { data } = await transport({ ...call, fallback: 'error.session' }, session.accessToken());
    return data.accessToken;
  }

  async function askAt(at: string): Promise<string> {
    const token = await ask(at);
    path = at;
    return token;
  }

  async function askAtEitherPath(): Promise<string> {
    if (path !== null) return ask(path);
    try {
      return await askAt(ownPath);
    } catch (error) {
      if (!isUnknownPath(error)) throw error;
      return askAt(doubledPath).catch((second: unknown) => {
        // Nothing is served there: the first answer was about the session.
        throw hasStatus(second, 404) ? error : second;
      });
    }
  }

  /** Someone may sign out, here or in another tab, while this one waits. */
  function requireSession(): void {
    if (session.isSignedIn()) return;
    throw new ApiError({ kind: 'aborted', message: translate('session.ended') });
  }

  async function renew(stale: string | null, waited: boolean): Promise<string> {
    const known = session.accessToken();
    if (known !== null && known !== stale) return known;
    const announced = waited ? await channel?.nextToken(tokenArrivalMs) : null;
    if (announced) return announced;
    requireSession();
    const token = await askAtEitherPath();
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
