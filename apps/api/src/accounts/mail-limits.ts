import { addressKey } from '@buddyline/connections/address-key';
import { tooMany } from '../http/failure.ts';
import type { AttemptCounts } from '../session/attempt-counts.ts';

const perMailbox = { windowSeconds: 900, free: 3, wait: 'rest-of-window' } as const;
const perSender = { windowSeconds: 300, free: 20, wait: 'rest-of-window' } as const;

/**
 * Whether a mail that somebody else may have asked for can go to this address. The answer to the request
 * is the same either way, and known and unknown addresses are counted alike.
 */
export async function mayMail(attempts: AttemptCounts, email: string): Promise<boolean> {
  return (await attempts.count(`mail:${email.toLowerCase()}`, perMailbox)) === null;
}

/**
 * Limits the requests for mail from one address, whomever they are for.
 * @throws Failure 429 with the seconds to wait
 */
export async function limitMailRequests(attempts: AttemptCounts, address: string): Promise<void> {
  const retryAfter = await attempts.count(`mail-requests:${addressKey(address)}`, perSender);
  if (retryAfter !== null) throw tooMany({ retryAfter });
}
