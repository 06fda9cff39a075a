import { addressKey, networkOf, rentedNetworkOf } from '@buddyline/connections/address-key';
import { tooMany } from '../http/failure.ts';
import type { AttemptCounts } from '../session/attempt-counts.ts';
import type { Origin } from '../session/throttle.ts';

const perNetwork = { windowSeconds: 900, free: 3, wait: 'rest-of-window' } as const;
/** Of all networks. One or two of them cannot use it up; more than ten would fill a mailbox without it. */
const perMailbox = { windowSeconds: 3_600, free: 30, wait: 'rest-of-window' } as const;
const perSender = { windowSeconds: 300, free: 20, wait: 'rest-of-window' } as const;
/** A /48 of IPv6 has 256 times the addresses that are counted as one. */
const perSendingNetwork = { windowSeconds: 300, free: 80, wait: 'rest-of-window' } as const;

type MailPurpose = 'register' | 'send-code' | 'forgot-password' | 'change-email';

/**
 * Counts a mail that somebody else may have asked for. The answer to the request is the same either way. Each
 * purpose is counted by itself and each network too, so that a stranger's requests keep no mail from the owner of
 * the address. Browsers in which the owner has signed in are counted apart from all others: whatever strangers
 * do from however many networks, the owner gets in from there.
 * @returns false when it must not go to this address
 */
export async function mayMail(
  attempts: AttemptCounts,
  { purpose, email }: { purpose: MailPurpose; email: string },
  { address, isKnown }: Origin,
): Promise<boolean> {
  const mailbox = `mail:${purpose}:${isKnown ? 'known' : 'any'}:${email.toLowerCase()}`;
  const onNetwork = `${mailbox}:${networkOf(address)}`;
  if ((await attempts.count(onNetwork, perNetwork)) !== null) return false;
  if ((await attempts.count(mailbox, perMailbox)) === null) return true;
  await attempts.uncount(onNetwork);
  return false;
}

/**
 * Limits the requests for one kind of mail from one address, and from a rented network, whomever they are for. A class
 * that registers behind one address keeps nobody there from a new password.
 * @param knownAs the account, if it has signed in with this browser: it is counted by itself, so that strangers behind
 * the same address do not stop it
 * @throws Failure 429 with the seconds to wait
 */
export async function limitMailRequests(
  attempts: AttemptCounts,
  purpose: MailPurpose,
  address: string,
  knownAs?: string,
): Promise<void> {
  const sender = `mail-requests:${purpose}:${knownAs?.toLowerCase() ?? addressKey(address)}`;
  const ofSender = await attempts.count(sender, perSender);
  if (ofSender !== null) throw tooMany({ retryAfter: ofSender });
  const network = rentedNetworkOf(address);
  if (knownAs !== undefined || network === undefined) return;
  const fromNetwork = `mail-requests-network:${purpose}:${network}`;
  const ofNetwork = await attempts.count(fromNetwork, perSendingNetwork);
  if (ofNetwork === null) return;
  await attempts.uncount(sender);
  throw tooMany({ retryAfter: ofNetwork });
}
