import { ApiError, hasStatus } from '@buddyline/api-client/api-error';
import { createMemberClient, type MemberClient } from '@buddyline/api-client/member-client';
import type { SessionPort } from '@buddyline/api-client/session';
import { messages } from '@buddyline/domain/messages';
import type { AnswerCheck } from './answer-check.ts';
import { type NetworkQuality, goodNetwork, throughNetwork } from './bad-network.ts';
import { withCookies } from './cookies.ts';
import type { Mailbox } from './mailbox.ts';
import { type Random, seededRandom } from './random.ts';
import { wordsBy } from './words.ts';

/** Where the crew finds the API and its mail. */
export interface Harbour {
  /** The API's URL, such as `http://127.0.0.1:4000/api`. */
  apiUrl: string;
  mailbox: Mailbox;
  answers: AnswerCheck;
}

/** A member with an app of their own: its session, its cookies, its network. */
export interface Member {
  id: string;
  username: string;
  client: MemberClient;
  random: Random;
  /** The number of their next dive. */
  nextDive: number;
  /** Sets the quality of their network from now on. */
  goTo: (network: NetworkQuality) => void;
}

/** Registers a member, reads the code in their mail, and confirms their address. */
export async function join(harbour: Harbour, seed: number): Promise<Member> {
  const random = seededRandom(seed);
  const locale = random.chance(0.4) ? 'ar' : 'en';
  let network = goodNetwork;
  const session = rememberedSession();
  const client = createMemberClient({
    baseUrl: harbour.apiUrl,
    locale: () => locale,
    translate: (key) => messages[key].message,
    session,
    fetch: (input, init) => throughNetwork(phone, network, random)(input, init),
  });
  const address = `10.${seed % 250}.${(seed >> 8) % 250}.7`;
  const phone = fromAddress(withCookies(harbour.answers.through(fetch)), address);

  const username = `crew.${seed}.${Date.now().toString(36)}`;
  const email = `${username}@example.org`;
  const words = wordsBy(random);
  const code = harbour.mailbox.codeFor(email);
  const { registrationId } = await client.registration.register({
    username,
    fullName: words.fullName(),
    email,
    password: `the sea is ${seed} fathoms deep`,
  });
  const { user } = await client.registration.confirmEmail({
    registrationId,
    code: await code,
  });
  session.begin();
  return {
    id: user.id,
    username,
    client,
    random,
    nextDive: 1,
    goTo: (quality) => {
      network = quality;
    },
  };
}

/** Each member calls from an address of their own, as the proxy in front of the API would report it. */
function fromAddress(send: typeof fetch, address: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Forwarded-For', address);
    return send(request);
  };
}

function rememberedSession(): SessionPort & { begin: () => void } {
  let token: string | null = null;
  let isSignedIn = false;
  return {
    accessToken: () => token,
    setAccessToken: (next) => {
      token = next;
    },
    isSignedIn: () => isSignedIn,
    endSession: () => {
      token = null;
      isSignedIn = false;
    },
    begin: () => {
      isSignedIn = true;
    },
  };
}

const tries = 20;

/**
 * Sends a call until it is answered, as an app on a boat does. The call must be idempotent, or have one
 * Idempotency-Key for all tries.
 */
export async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !isWorthRepeating(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20 * (tries - left)));
  }
}

/** No answer, an overloaded server, or the first request with this key is still being handled. */
function isWorthRepeating(error: unknown): boolean {
  const isUnanswered = error instanceof ApiError && error.kind === 'network';
  return isUnanswered || hasStatus(error, 503) || hasStatus(error, 409);
}
