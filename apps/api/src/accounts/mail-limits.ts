import { addressKey } from '@buddyline/connections/address-key';
import { tooMany } from '../http/failure.ts';
import type { AttemptCounts } from '../session/attempt-counts.ts';

const perMailbox = { windowSeconds: 900, free: 3, wait: 'rest-of-window' } as const;
const perSender = { windowSeconds: 300, free: 20, wait: 'rest-of-window' } as const;

type MailPurpose = 'register' | 'send-code' | 'forgot-password' | 'change-email';

/**
 * Counts a mail that somebody else may have asked for. The answer to the request is the same either way.
 * Each purpose is counted by itself, and only mails that are really queued are, so that whoever asks for
 * one kind of mail does not keep its owner from getting another.
 * @returns false when it must not go to this address
 */
export async function mayMail(
  attempts: AttemptCounts,
  purpose: MailPurpose,
  email: string,
): Promise<boolean> {
  return (await attempts.count(`mail:${purpose}:${email.toLowerCase()}`, perMailbox)) === null;
}

/**
 * Limits the requests for mail from one address, whomever they are for.
 * @throws Failure 429 with the seconds to wait
 */
export async function limitMailRequests(attempts: AttemptCounts, address: string): Promise<void> {
  const retryAfter = await attempts.count(`mail-requests:${addressKey(address)}`, perSender);
  if (retryAfter !== null) throw tooMany({ retryAfter });
}
