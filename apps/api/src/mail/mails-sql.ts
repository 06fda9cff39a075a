import { locales } from '@buddyline/i18n/locale';
import { type Insertable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { firstIdOf } from '../activity/entry-time.ts';
import type { Database, MailsTable } from '../db/schema.ts';
import { later, now } from '../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../db/statements/parsed-rows.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { leaseSeconds, maxAttempts, pauseAfter } from './retries.ts';
import type { TemplateName } from './templates/templates.ts';
import { contentLeft } from './content-sql.ts';

type NewMail = Pick<
  Insertable<MailsTable>,
  'id' | 'to' | 'user_id' | 'template' | 'locale' | 'subject' | 'text' | 'html'
>;

/** @param times minutes until it expires, and seconds before it is sent */
export async function insertMail(
  transaction: Kysely<Database>,
  mail: NewMail,
  { minutes, delaySeconds }: { minutes: number; delaySeconds: number },
): Promise<void> {
  await transaction
    .insertInto('mails')
    .values({
      ...mail,
      due_at: later(now, `${delaySeconds} seconds`),
      expires_at: later(now, `${minutes} minutes`),
    })
    .execute();
}

/** In these words, so that the partial indexes of `baseline/mails.ts` apply. */
const isWaiting = sql`sent_at is null and failed_at is null`;

const claimedEntries = {
  id: v.string(),
  to: v.string(),
  template: v.string(),
  locale: v.picklist(locales),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  queuedAt: v.date(),
  attempts: v.number(),
};

/**
 * Claims up to `limit` mails for one attempt each. It counts the attempt and moves `due_at` past it, so
 * that nobody else takes the mail, unless this process dies: then it is due again after the lease.
 */
export function claimMails(db: Kysely<Database>, limit: number): Promise<OutgoingMail[]> {
  const claimed = sql`
    with due as materialized (
      select id from mails
      where ${isWaiting} and due_at <= now() and expires_at > now() and attempts < ${maxAttempts}
      order by due_at limit ${limit} for update skip locked
    )
    update mails set attempts = attempts + 1, due_at = now() + ${`${leaseSeconds} seconds`}::interval
    from due where mails.id = due.id
    returning mails.id, "to", template, locale, subject, text, html, queued_at as "queuedAt", attempts`;
  return parsedRows(db, claimedEntries, claimed);
}

/** Milliseconds until a mail is due, 0 or less when one is; null when none is waiting. */
export async function msUntilDue(db: Kysely<Database>): Promise<number | null> {
  const next = sql`
    select extract(epoch from due_at - now())::float8 * 1000 as ms from mails
    where ${isWaiting} and expires_at > now() and attempts < ${maxAttempts}
    order by due_at limit 1`;
  return (await parsedRow(db, { ms: v.number() }, next))?.ms ?? null;
}

/** Also of a mail that was given up meanwhile, because its lease had ended. */
export async function markSent(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ sent_at: now, failed_at: null, last_error: null, ...contentLeft(eb) }))
    .where('id', '=', id)
    .execute();
}

/** Records a failed attempt, unless there was another one since. */
export async function markNotSent(
  db: Kysely<Database>,
  { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  const pause = isFinal ? undefined : pauseAfter(attempts);
  const next =
    pause === undefined ? { failed_at: now } : { due_at: later(now, `${pause} minutes`) };
  await db
    .updateTable('mails')
    .set({ ...next, last_error: reason })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/**
 * Gives up mails that have expired, or whose last attempt ended with its process, and deletes of expired mails what
 * staff do not read.
 */
export async function endOverdueMails(db: Kysely<Database>): Promise<void> {
  await sql`
    update mails set failed_at = now(), last_error = coalesce(
      last_error, case when expires_at <= now() then 'expired' else 'interrupted' end
    )
    where ${isWaiting}
      and (expires_at <= now() or (attempts >= ${maxAttempts} and due_at <= now()))`.execute(db);
  await db
    .updateTable('mails')
    .set(contentLeft)
    .where('html', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}

/** Deletes some mails that were queued before a time, the oldest first. @returns how many */
export async function deleteMailsBefore(
  db: Kysely<Database>,
  time: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('id', '<', firstIdOf(time))
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Takes back a mail that nobody has begun to send. The lock of the row decides: a claim that came first has
 * counted its attempt, and one that comes later skips the row or does not find it.
 * @returns false when it is on its way or was sent
 */
export async function cancelMail(transaction: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes back the mails to a person about one thing that nobody has begun to send. @returns whether there was one */
export async function cancelMailsAbout(
  transaction: Kysely<Database>,
  userId: string,
  template: TemplateName,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which of these mails there are. */
export async function findMails(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** For a user who is deleted: what is not sent yet will not be. */
export async function dropUnsentMails(
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .execute();
}

/** For a user who is deleted for good: their address goes too. */
export async function forgetMails(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.deleteFrom('mails').where('user_id', '=', userId).execute();
}
