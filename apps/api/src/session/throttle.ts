import { addressKey, networkOf, rentedNetworkOf } from '@buddyline/connections/address-key';
import { Failure } from '../http/failure.ts';
import type { Turn } from '@buddyline/connections/work-queue';
import type { AttemptCounts } from './attempt-counts.ts';
import type { ThrottleRule } from './throttle-rule.ts';

const perAccount = { windowSeconds: 900, free: 5, wait: 'doubling' } as const;
/** Against guesses from many networks, each of which has five free attempts. */
const perAccountEverywhere = { windowSeconds: 3_600, free: 50, wait: 'doubling' } as const;
const perAddress = { windowSeconds: 300, free: 25, wait: 'rest-of-window' } as const;
/** A /48 of IPv6 has 256 times the addresses that are counted as one. */
const perNetwork = { windowSeconds: 300, free: 200, wait: 'rest-of-window' } as const;

/** An allowed sign-in attempt; it counts as failed unless `succeeded` or `withdraw` is called. */
export interface Attempt {
  /**
   * Counts the password as right before it is checked, so that attempts at the same time cannot pass the
   * limit. An account that is signed in to all the time would keep the queue for hashing busy.
   * @throws Failure 429 with the seconds to wait, after too many right ones
   */
  expectRight(): Promise<void>;
  /** The password was wrong, so it does not count as a right one. */
  wasWrong(): Promise<void>;
  /** The password was correct: resets the account's failures. */
  succeeded(): Promise<void>;
  /** The password could not be checked, so the attempt does not count. */
  withdraw(): Promise<void>;
  /** Its position in the queue for hashing. */
  turn: Turn;
}

/** The sender of a sign-in, or of a request for a mail. */
export interface Origin {
  address: string;
  /**
   * The account has signed in with this browser before. Only its own failures, of all such browsers, are counted: what
   * strangers do does not limit it, wherever they are.
   */
  isKnown: boolean;
  /** A code that was mailed is tried, and not a password: neither kind of failure stops the other behind one address. */
  tries?: 'password' | 'code';
  /** Aborted when the sender is gone: the password is then not checked. */
  signal?: AbortSignal;
}

/**
 * Allows a sign-in unless this account on this network, this account on all networks, this address or its network has
 * failed too often. Existing and unknown accounts are treated alike, and no account is locked permanently.
 * @throws Failure 429 with the seconds to wait
 */
export async function beginAttempt(
  counts: AttemptCounts,
  email: string,
  { address, isKnown, tries = 'password', signal }: Origin,
): Promise<Attempt> {
  const account = `account:${email.toLowerCase()}`;
  const network = networkOf(address);
  const own: Limit = [`${account}:${isKnown ? 'known' : network}`, perAccount];
  const rented = rentedNetworkOf(address);
  const strangers: Limit[] = [
    [`address:${tries}:${addressKey(address)}`, perAddress],
    ...(rented === undefined ? [] : [[`network:${tries}:${rented}`, perNetwork] satisfies Limit]),
    [account, perAccountEverywhere],
  ];
  const shared = isKnown ? [] : strangers;
  const limits = [...shared, own];
  await countAll(counts, limits);
  const right = `right:${account}`;
  let isExpected = false;
  const withdraw = async () => {
    await uncountAll(counts, limits);
    if (isExpected) await counts.uncount(right);
  };
  return {
    expectRight: async () => {
      const retryAfter = await counts.count(right, counts.perRightPassword);
      if (retryAfter !== null) {
        await withdraw();
        throw new Failure(429, tooManySignIns, { retryAfter });
      }
      isExpected = true;
    },
    wasWrong: () => counts.uncount(right),
    succeeded: async () => {
      await counts.forget(own[0]);
      await uncountAll(counts, shared);
    },
    withdraw,
    turn: { from: network, isFirst: isKnown, ...(signal && { signal }) },
  };
}

const tooManyAttempts = /*i18n*/ {
  id: 'api.auth.too-many-attempts',
  message: 'Too many failed sign-ins, please wait a moment and try again.',
};
const tooManySignIns = /*i18n*/ {
  id: 'api.auth.too-many-sign-ins',
  message: 'Too many sign-ins to this account, please wait a few minutes and try again.',
};

type Limit = [key: string, rule: ThrottleRule];

/** Counts under all limits or none: an attempt that one limit refuses does not count for the others. */
async function countAll(counts: AttemptCounts, limits: Limit[]): Promise<void> {
  for (const [index, [key, rule]] of limits.entries()) {
    try {
      await count(counts, key, rule);
    } catch (error) {
      await uncountAll(counts, limits.slice(0, index));
      throw error;
    }
  }
}

async function uncountAll(counts: AttemptCounts, limits: Limit[]): Promise<void> {
  for (const [key] of limits) await counts.uncount(key);
}

async function count(counts: AttemptCounts, key: string, rule: ThrottleRule): Promise<void> {
  const retryAfter = await counts.count(key, rule);
  if (retryAfter === null) return;
  throw new Failure(429, tooManyAttempts, { retryAfter });
}
