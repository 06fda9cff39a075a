import { type Insertable, type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import type { Database, MailsTable } from '../../db/schema.ts';
import { earlier, later, now } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** The columns of the mail to an address. */
export async function mailTo(db: Kysely<Database>, to: string) {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** As if this time had passed for the mail to an address. */
export async function letPass(db: Kysely<Database>, to: string, interval: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({
      due_at: earlier(eb.ref('due_at'), interval),
      expires_at: earlier(eb.ref('expires_at'), interval),
    }))
    .where('to', '=', to)
    .execute();
}

/** Minutes until the next attempt, and whether there will be one. */
export async function minutesUntilDue(db: Kysely<Database>, to: string): Promise<number> {
  const entries = { minutes: v.number() };
  const row = await parsedRow(
    db,
    entries,
    sql`select extract(epoch from due_at - now())::float / 60 as minutes from mails where "to" = ${to}`,
  );
  return row?.minutes ?? Number.NaN;
}

/** A mail that the server refused, with its body. @returns its id */
export async function addFailedMail(
  db: Kysely<Database>,
  given: Partial<Insertable<MailsTable>> = {},
): Promise<string> {
  const id = uuidv7();
  const body = { subject: 'Code 135790', text: '135790', html: '<p>135790</p>' };
  const failed = { attempts: 1, failed_at: now, last_error: '550 5.1.1 No such mailbox' };
  await db
    .insertInto('mails')
    .values({
      id,
      to: `${id}@reef.example`,
      template: 'password-changed',
      locale: 'en',
      expires_at: later(now, '1 day'),
      ...body,
      ...failed,
      ...given,
    })
    .execute();
  return id;
}

/** As if a mail had been sent, or had expired, so long ago. */
export async function setAge(
  db: Kysely<Database>,
  id: string,
  { sent, expired = '-1 day' }: { sent?: string; expired?: string },
): Promise<void> {
  const asSent = sent === undefined ? {} : { sent_at: earlier(now, sent), failed_at: null };
  await db
    .updateTable('mails')
    .set({ ...asSent, expires_at: earlier(now, expired) })
    .where('id', '=', id)
    .execute();
}
