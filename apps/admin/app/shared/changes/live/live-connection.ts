import { hasStatus } from '@buddyline/api-client/api-error';
import { LiveRefusal, readLiveEvents, setLivePlaces } from '@buddyline/api-client/live';
import type { LiveEvent } from '@buddyline/domain/live';
import { api } from '../../../session/api.ts';
import { isSignedIn, sessionPort } from '../../../session/session.ts';

/** Pauses between attempts, ms: doubled up to a limit, and at random, so that browsers do not come back at once. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A stream that lasted this long worked, ms. */
const workedMs = 10_000;

interface Connection {
  /** Another tab had the stream before, so that changes since its end were missed. */
  isTakeover: boolean;
  /** 'opened' only after an interruption. */
  onEvent: (event: LiveEvent) => void;
  signal: AbortSignal;
}

/** Keeps an event stream open until `signal` aborts: after an end it opens the next one. */
export function openConnection({ isTakeover, onEvent, signal }: Connection) {
  let streamId: string | null = null;
  let wasOpen = isTakeover;
  let places: readonly string[] = [];

  async function sendPlaces(): Promise<void> {
    if (streamId === null) return;
    // A stream that has just ended takes none; the next one gets them.
    await setLivePlaces(api.calls, streamId, places).catch(() => undefined);
  }

  async function read(): Promise<void> {
    const accessToken = sessionPort.accessToken() ?? (await api.auth.refresh());
    for await (const event of readLiveEvents({ baseUrl: '/api', accessToken, signal })) {
      if (event.type === 'opened') {
        ({ streamId } = event);
        if (places.length > 0) void sendPlaces();
        if (wasOpen) onEvent(event);
        wasOpen = true;
      } else onEvent(event);
    }
  }

  async function keepOpen(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      const since = Date.now();
      const refusal = await attempt(read);
      streamId = null;
      // Signed out: the dialog that asks to sign in again may bring the session back.
      if (Date.now() - since > workedMs) pauseMs = firstPauseMs;
      await pause(Math.max(refusal, pauseMs * (0.5 + Math.random())), signal);
      pauseMs = Math.min(longestPauseMs, 2 * pauseMs);
    }
  }

  void keepOpen();
  return {
    setPlaces(ticketIds: readonly string[]): void {
      if (ticketIds.join() === places.join()) return;
      places = ticketIds;
      void sendPlaces();
    },
  };
}

/** @returns how long the server asks to wait, ms */
async function attempt(read: () => Promise<void>): Promise<number> {
  if (!isSignedIn()) return 0;
  try {
    await read();
  } catch (error) {
    if (!(error instanceof LiveRefusal)) return 0;
    if (error.status !== 401) return error.retryAfter * 1_000;
    // The token is too old; the next attempt has another one, or the session has ended.
    await api.auth.refresh().catch((failure: unknown) => {
      if (!hasStatus(failure, 401)) return;
      sessionPort.setAccessToken(null);
    });
  }
  return 0;
}

/** Shorter when the connection comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}
