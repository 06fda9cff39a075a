import { messages } from '@buddyline/domain/messages';
import { onTestFinished } from 'vitest';
import { type ApiClient, createApiClient } from '../src/api-client.ts';
import { createSessionChannel, type SessionChannel } from '../src/session-channel.ts';
import type { SessionEnd, SessionPort } from '../src/session.ts';

export interface Tab {
  api: ApiClient;
  session: SessionPort;
  /** How the session ended, each time it did. */
  ends: SessionEnd[];
}

interface TabOptions {
  baseUrl: string;
  token?: string | null;
  signedIn?: boolean;
  locale?: string;
  channel?: SessionChannel;
}

/** What one browser tab holds: a session in memory and a client of its own. */
export function openTab({
  baseUrl,
  token = null,
  signedIn = true,
  locale,
  channel,
}: TabOptions): Tab {
  const ends: SessionEnd[] = [];
  let accessToken = token;
  let isSignedIn = signedIn;
  const session: SessionPort = {
    accessToken: () => accessToken,
    setAccessToken: (next) => {
      accessToken = next;
    },
    isSignedIn: () => isSignedIn,
    endSession: (reason) => {
      ends.push(reason);
      accessToken = null;
      isSignedIn = false;
    },
  };
  const api = createApiClient({
    baseUrl,
    session,
    channel,
    locale: () => locale ?? 'en',
    translate: (key) => messages[key].message,
  });
  return { api, session, ends };
}

/** A channel as every tab of the browser opens one; closed after the test. */
export function openChannel(name: string): SessionChannel {
  const channel = createSessionChannel(name);
  onTestFinished(() => channel.close());
  return channel;
}
