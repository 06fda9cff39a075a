import type { Mail } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { noMail } from './account-answers.ts';

/** @throws Failure 403 where mail is not set up, the same for every address */
export function mailOf({ mail }: Pick<Services, 'mail'>): Mail {
  if (mail === null) throw noMail();
  return mail;
}
