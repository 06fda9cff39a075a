import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { type MailToQueue, queueMail } from './queue-mail.ts';
import type { TemplateName } from './templates/templates.ts';

/** Mail to people. `services.mail` is null where mail is not set up. */
export interface Mail {
  /** Queues a mail in the transaction of its cause. After the commit the caller calls `wake()`. */
  queue<Name extends TemplateName>(
    transaction: Kysely<Database>,
    mail: MailToQueue<Name>,
  ): Promise<void>;
  /** Sends what is queued now instead of some seconds later. It never waits for the mail server. */
  wake(): void;
}

/** @returns null when the configuration has no way to send mail */
export function createMail(config: Pick<Config, 'brand' | 'mail'>): Mail | null {
  if (config.mail === undefined) return null;
  return {
    queue: (transaction, mail) => queueMail(transaction, mail, config.brand),
    wake: () => {},
  };
}
