import type { Locale } from '@buddyline/i18n/locale';
import type { Kysely } from 'kysely';
import { timeId } from '../db/database-clock.ts';
import type { Database } from '../db/schema.ts';
import { insertMail } from './mails-sql.ts';
import { renderMail } from './render-mail.ts';
import { type MailValues, type TemplateName, templates } from './templates/templates.ts';

export interface MailToQueue<Name extends TemplateName> {
  to: string;
  /** Null for people without an account. */
  userId: string | null;
  template: Name;
  locale: Locale;
  values: MailValues[Name];
  /** How long it waits before it is sent; 0 by default. */
  delaySeconds?: number;
}

/**
 * Renders a mail and queues it in the transaction of its cause: it is sent if that commits, and only then.
 * Routes call it as `services.mail.queue`.
 * @returns the id of the mail
 */
export async function queueMail<Name extends TemplateName>(
  transaction: Kysely<Database>,
  { to, userId, template, locale, values, delaySeconds = 0 }: MailToQueue<Name>,
  brand: string,
): Promise<string> {
  const rendered = renderMail(template, { values, locale, brand });
  const mail = { id: timeId(), to, user_id: userId, template, locale, ...rendered };
  await insertMail(transaction, mail, { minutes: templates[template].minutes, delaySeconds });
  return mail.id;
}
