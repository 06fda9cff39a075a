import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config, MailConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { asOwnWork } from '../db/engine/connection-shares.ts';
import type { Database } from '../db/schema.ts';
import { Reachability } from '../reachability.ts';
import { countMails, type MailCounts } from './mail-counts-sql.ts';
import type { Deliver } from './outgoing-mail.ts';
import { type MailToQueue, queueMail } from './queue-mail.ts';
import { Sender, type SenderTimes } from './sender.ts';
import type { TemplateName } from './templates/templates.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** Mail to people. `services.mail` is null where mail is not set up. */
export interface Mail {
  /**
   * Queues a mail in the transaction of its cause. After the commit the caller calls `wake()`.
   * @returns the id of the mail
   */
  queue<Name extends TemplateName>(
    transaction: Kysely<Database>,
    mail: MailToQueue<Name>,
  ): Promise<string>;
  /** Sends what is queued now instead of some seconds later. It never waits for the mail server. */
  wake(): void;
  /** @returns a function that stops it gracefully */
  startSending(log: Log, times?: Partial<SenderTimes>): () => Promise<void>;
  /** Removes the files of mails that were deleted, where mails are files. */
  removeForgotten(): Promise<void>;
  reachability: Reachability;
  /** Null while the database cannot answer. */
  counts(): Promise<MailCounts | null>;
}

/** @returns null when the configuration has no way to send mail */
export function createMail(
  config: Pick<Config, 'brand' | 'dataDir' | 'mail'>,
  database: Pick<OpenDatabase, 'db' | 'available'>,
): Mail | null {
  const { mail: way } = config;
  if (way === undefined) return null;
  const reachability = new Reachability('The mail server', 'mails wait and are tried again');
  const folder = join(config.dataDir, 'mail');
  let sender: Sender | null = null;
  return {
    reachability,
    queue: (transaction, mail) => queueMail(transaction, mail, config.brand),
    removeForgotten: async () => {
      if (way.way === 'smtp') return;
      const { removeForgottenMails } = await import('./mail-folder.ts');
      await removeForgottenMails(folder, database.db);
    },
    counts: () => countMails(database.db).catch(() => null),
    // Not the work of the person whose call has queued a mail.
    wake: () => asOwnWork(() => sender?.wake()),
    startSending: (log, times) => {
      const deliver = openAtFirstUse(way, folder, log);
      const started = new Sender({ database, deliver, reachability, log, times });
      sender = started;
      return () => started.stop();
    },
  };
}

/** nodemailer is imported with the first mail: it costs every start 50 ms and 12 MB. */
function openAtFirstUse(way: MailConfig, folder: string, log: Log): Deliver {
  let opening: Promise<Deliver> | undefined;
  const open = async (): Promise<Deliver> => {
    if (way.way === 'smtp') return (await import('./smtp.ts')).openSmtp(way);
    const { openMailFolder } = await import('./mail-folder.ts');
    return openMailFolder(folder, (line) => log.info(line));
  };
  return async (mail, signal) => {
    opening ??= open();
    const deliver = await opening;
    return deliver(mail, signal);
  };
}
