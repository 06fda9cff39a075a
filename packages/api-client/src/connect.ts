import { type Calls, createCalls } from './calls.ts';
import { createRefresh, type Refresh } from './refresh.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionPort } from './session.ts';
import { createTabLock, type TabLock } from './tab-lock.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

export interface ApiClientOptions extends TransportOptions {
  session: SessionPort;
  /** Shares new tokens between tabs; without it each tab refreshes on its own. */
  channel?: SessionChannel | undefined;
  /** Keeps tabs from refreshing concurrently; the browser's lock by default, replaced in tests. */
  lock?: TabLock | undefined;
}

/** What all nouns are built on. */
export function connect(options: ApiClientOptions): {
  transport: Transport;
  refresh: Refresh;
  calls: Calls;
} {
  const { session, channel, translate, lock = createTabLock() } = options;
  const transport = createTransport(options);
  const refresh = createRefresh({ transport, session, channel, lock, translate });
  const calls = createCalls({ transport, session, refresh });
  channel?.onToken((token) => {
    if (session.isSignedIn()) session.setAccessToken(token);
  });
  return { transport, refresh, calls };
}
