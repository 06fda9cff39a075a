import { addressKey, networkOf } from '@buddyline/connections/address-key';
import { Failure } from '../http/failure.ts';
import type { Turn } from '../http/limits/work-queue.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import type { ThrottleRule } from './throttle-rule.ts';

const perAccount = { windowSeconds: 900, free: 5, wait: 'doubling' } as const;
/** Against guesses from many networks, each of which has five free attempts. */
const perAccountEverywhere = { windowSeconds: 3_600, free: 50, wait: 'doubling' } as const;
const perAddress = { windowSeconds: 300, free: 25, wait: 'rest-of-window' } as const;

/** An allowed sign-in attempt; it counts as failed unless `succeeded` or `withdraw` is called. */
export interface Attempt {
  /** The password was correct: resets the account's failures. */
  succeeded(): Promise<void>;
  /** The password could not be checked, so the attempt does not count. */
  withdraw(): Promise<void>;
  /** Its position in the queue for hashing. */
  turn: Turn;
}

/** The sender of a sign-in. */
export interface Origin {
  address: string;
  /** The account has signed in with this browser before, so the limit over all networks does not apply. */
  isKnown: boolean;
}

/**
 * Allows a sign-in unless this account on this network, this account on all networks, or this address has
 * failed too often. Existing and unknown accounts are treated alike, and no account is locked permanently.
 * @throws Failure 429 with the seconds to wait
 */
export async function beginAttempt(
  counts: AttemptCounts,
  email: string,
  { address, isKnown }: Origin,
): Promise<Attempt> {
  const account = `account:${email.toLowerCase()}`;
  const network = networkOf(address);
  const onNetwork: Limit = [`${account}:${network}`, perAccount];
  const sender: Limit = [`address:${addressKey(address)}`, perAddress];
  const strangers: Limit[] = isKnown ? [] : [[account, perAccountEverywhere]];
  await countAll(counts, [sender, onNetwork, ...strangers]);
  return {
    succeeded: async () => {
      await counts.forget(onNetwork[0]);
      await uncountAll(counts, [sender, ...strangers]);
    },
    withdraw: () => uncountAll(counts, [sender, onNetwork, ...strangers]),
    turn: { from: network, isFirst: isKnown },
  };
}

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
  throw new Failure(
    429,
    /*i18n*/ {
      id: 'api.auth.too-many-attempts',
      message: 'Too many failed sign-ins, please wait a moment and try again.',
    },
    { retryAfter },
  );
}
