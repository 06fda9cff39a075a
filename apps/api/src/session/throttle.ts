import { addressKey, networkOf, rentedNetworkOf } from '@buddyline/connections/address-key';
import { Failure } from '../http/failure.ts';
import type { Turn } from '@buddyline/connections/work-queue';
import type { Limiter } from '../http/limits/limiter.ts';
import type { LimitName } from '../http/limits/limits.ts';

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
  limiter: Limiter,
  email: string,
  { address, isKnown, tries = 'password', signal }: Origin,
): Promise<Attempt> {
  const account = email.toLowerCase();
  const network = networkOf(address);
  const own: Point = ['failuresOnNetwork', `${account}:${isKnown ? 'known' : network}`];
  const rented = rentedNetworkOf(address);
  const strangers: Point[] = [
    ['failuresFromAddress', `${tries}:${addressKey(address)}`],
    ...(rented === undefined
      ? []
      : [['failuresFromNetwork', `${tries}:${rented}`] satisfies Point]),
    ['failuresEverywhere', account],
  ];
  const shared = isKnown ? [] : strangers;
  const points = [...shared, own];
  await countAll(limiter, points);
  let isExpected = false;
  const withdraw = async () => {
    await uncountAll(limiter, points);
    if (isExpected) await limiter.uncount('rightPasswords', account);
  };
  return {
    expectRight: async () => {
      const retryAfter = await limiter.count('rightPasswords', account);
      if (retryAfter !== null) {
        await withdraw();
        throw new Failure(429, tooManySignIns, { retryAfter });
      }
      isExpected = true;
    },
    wasWrong: () => limiter.uncount('rightPasswords', account),
    succeeded: async () => {
      await limiter.forget(...own);
      await uncountAll(limiter, shared);
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

/** What an attempt is counted as. */
type Point = [limit: LimitName, by: string];

/** Counts under all limits or none: an attempt that one limit refuses does not count for the others. */
async function countAll(limiter: Limiter, points: Point[]): Promise<void> {
  for (const [index, point] of points.entries()) {
    try {
      await count(limiter, point);
    } catch (error) {
      await uncountAll(limiter, points.slice(0, index));
      throw error;
    }
  }
}

async function uncountAll(limiter: Limiter, points: Point[]): Promise<void> {
  for (const point of points) await limiter.uncount(...point);
}

async function count(limiter: Limiter, point: Point): Promise<void> {
  const retryAfter = await limiter.count(...point);
  if (retryAfter === null) return;
  throw new Failure(429, tooManyAttempts, { retryAfter });
}
