import { addressKey, networkOf } from '@buddyline/connections/address-key';
import { Failure } from '../http/failure.ts';
import type { Turn } from '../http/limits/work-queue.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import type { ThrottleRule } from './throttle-rule.ts';

const perAccount = { windowSeconds: 900, free: 5, wait: 'doubling' } as const;
/** Guesses from anywhere: a thousand networks with five free ones each are no small number. */
const perAccountEverywhere = { windowSeconds: 3_600, free: 50, wait: 'doubling' } as const;
const perAddress = { windowSeconds: 300, free: 25, wait: 'rest-of-window' } as const;

/** A sign-in that was let through; until told otherwise it counts as failed. */
export interface Attempt {
  /** The password was right: the account's failures are forgotten. */
  succeeded(): Promise<void>;
  /** It was never tried, for a reason that is not the caller's. */
  withdraw(): Promise<void>;
  /** When its password is looked at. */
  turn: Turn;
}

/** Where a sign-in comes from. */
export interface Origin {
  address: string;
  /** Somebody has signed in from there before, with this address: the limit over all networks is not for them. */
  isKnown: boolean;
}

/**
 * Lets a sign-in begin unless this account on this network, this account everywhere, or this address has
 * failed too often. Known and unknown accounts are treated alike, and nobody is locked out for good.
 * @throws Failure 429 with the seconds to wait.
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

/** All of them or none: an attempt that one of them holds up is no failure to the others. */
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
