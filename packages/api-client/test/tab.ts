import { messages } from '@buddyline/domain/messages';
import { onTestFinished } from 'vitest';
import { type ApiClient, createApiClient } from '../src/api-client.ts';
import type { AskForProof } from '../src/calls.ts';
import { createSessionChannel, type SessionChannel } from '../src/session-channel.ts';
import type { SessionEnd, SessionPort } from '../src/session.ts';

export interface Tab {
  api: ApiClient;
  session: SessionPort;
  /** The reasons of all calls to `endSession`. */
  ends: SessionEnd[];
}

interface TabOptions {
  baseUrl: string;
  token?: string | null;
  signedIn?: boolean;
  locale?: string;
  channel?: SessionChannel;
  askForProof?: AskForProof;
}

/** A browser tab: a session in memory and a client. */
export function openTab({
  baseUrl,
  token = null,
  signedIn = true,
  locale,
  channel,
  askForProof,
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
    askForProof,
    locale: () => locale ?? 'en',
    translate: (key) => messages[key].message,
  });
  return { api, session, ends };
}

/** A tab's channel; closed after the test. */
export function openChannel(name: string): SessionChannel {
  const channel = createSessionChannel(name);
  onTestFinished(() => channel.close());
  return channel;
}
