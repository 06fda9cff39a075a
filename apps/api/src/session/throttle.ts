import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import * as table from './throttle-sql.ts';

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
  db: Kysely<Database>,
  email: string,
  address: string,
): Promise<Attempt> {
  const accountKey = `account:${digest(email.toLowerCase())}:${networkOf(address)}`;
  // A visitor of IPv6 has a whole /64 to send from: there the network counts as the address.
  const addressKey = `address:${isIPv6(address) ? networkOf(address) : address}`;
  await count(db, addressKey, perAddress);
  try {
    await count(db, accountKey, perAccount);
  } catch (error) {
    await table.uncountAttempt(db, addressKey);
    throw error;
  }
  return {
    succeeded: async () => {
      await table.forgetAttempts(db, accountKey);
      await table.uncountAttempt(db, addressKey);
    },
    withdraw: async () => {
      await table.uncountAttempt(db, accountKey);
      await table.uncountAttempt(db, addressKey);
    },
  };
}

async function count(db: Kysely<Database>, key: string, rule: table.ThrottleRule): Promise<void> {
  const retryAfter = await table.countAttempt(db, key, rule);
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

/** What one household or provider hands out addresses from: /24 of IPv4, /64 of IPv6. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  // The URL parser writes every IPv6 address in its one canonical short form.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

// The address is personal data that a table of failures has no need to keep.
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
