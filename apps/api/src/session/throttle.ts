import { addressKey, networkOf } from '@buddyline/connections/address-key';
import { Failure } from '../http/failure.ts';
import type { AttemptCounts, ThrottleRule } from './attempt-counts.ts';

const perAccount = { windowSeconds: 900, free: 5, wait: 'doubling' } as const;
const perAddress = { windowSeconds: 300, free: 25, wait: 'rest-of-window' } as const;

/** A sign-in that was let through; until told otherwise it counts as failed. */
export interface Attempt {
  /** The password was right: the account's failures are forgotten. */
  succeeded(): Promise<void>;
  /** It was never tried, for a reason that is not the caller's. */
  withdraw(): Promise<void>;
}

/**
 * Lets a sign-in begin unless this account on this network, or this address, has failed too often.
 * Known and unknown accounts are treated alike, and nobody is locked out for good.
 * @throws Failure 429 with the seconds to wait.
 */
export async function beginAttempt(
  counts: AttemptCounts,
  email: string,
  address: string,
): Promise<Attempt> {
  const accountKey = `account:${email.toLowerCase()}:${networkOf(address)}`;
  const senderKey = `address:${addressKey(address)}`;
  await count(counts, senderKey, perAddress);
  try {
    await count(counts, accountKey, perAccount);
  } catch (error) {
    await counts.uncount(senderKey);
    throw error;
  }
  return {
    succeeded: async () => {
      await counts.forget(accountKey);
      await counts.uncount(senderKey);
    },
    withdraw: async () => {
      await counts.uncount(accountKey);
      await counts.uncount(senderKey);
    },
  };
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
