import type { Insertable, Kysely } from 'kysely';
import type { Database, MailsTable } from '../db/schema.ts';
import { later, now } from '../db/statements/expressions.ts';

type NewMail = Pick<
  Insertable<MailsTable>,
  'id' | 'to' | 'user_id' | 'template' | 'locale' | 'subject' | 'text' | 'html'
>;

/** @param minutes until it expires */
export async function insertMail(
  transaction: Kysely<Database>,
  mail: NewMail,
  minutes: number,
): Promise<void> {
  await transaction
    .insertInto('mails')
    .values({ ...mail, expires_at: later(now, `${minutes} minutes`) })
    .execute();
}
