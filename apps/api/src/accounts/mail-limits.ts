import { addressKey, networkOf, rentedNetworkOf } from '@buddyline/connections/address-key';
import { tooMany } from '../http/failure.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import type { Origin } from '../session/throttle.ts';

type MailPurpose = 'register' | 'send-code' | 'forgot-password' | 'change-email';

/**
 * Counts a mail that somebody else may have asked for. The answer to the request is the same either way. Each
 * purpose is counted by itself and each network too, so that a stranger's requests keep no mail from the owner of
 * the address. Browsers in which the owner has signed in are counted apart from all others: whatever strangers
 * do from however many networks, the owner gets in from there.
 * @returns false when it must not go to this address
 */
export async function mayMail(
  limiter: Limiter,
  { purpose, email }: { purpose: MailPurpose; email: string },
  { address, isKnown }: Origin,
): Promise<boolean> {
  const mailbox = `${purpose}:${isKnown ? 'known' : 'any'}:${email.toLowerCase()}`;
  const onNetwork = `${mailbox}:${networkOf(address)}`;
  if ((await limiter.count('mailsOfNetwork', onNetwork)) !== null) return false;
  if ((await limiter.count('mailsToMailbox', mailbox)) === null) return true;
  await limiter.uncount('mailsOfNetwork', onNetwork);
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
  limiter: Limiter,
  purpose: MailPurpose,
  address: string,
  knownAs?: string,
): Promise<void> {
  const sender = `${purpose}:${knownAs?.toLowerCase() ?? addressKey(address)}`;
  const ofSender = await limiter.count('mailRequests', sender);
  if (ofSender !== null) throw tooMany({ retryAfter: ofSender });
  const network = rentedNetworkOf(address);
  if (knownAs !== undefined || network === undefined) return;
  const fromNetwork = `${purpose}:${network}`;
  const ofNetwork = await limiter.count('mailRequestsFromNetwork', fromNetwork);
  if (ofNetwork === null) return;
  await limiter.uncount('mailRequests', sender);
  throw tooMany({ retryAfter: ofNetwork });
}
