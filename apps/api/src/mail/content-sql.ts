import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';
import { readableTemplates } from './templates/templates.ts';

const keptFor = '30 days';

/** Whether staff may read the mail of a row. */
export const isReadable = sql`template = any(${readableTemplates})`;

/** What staff may not read does not even leave the database. */
export const readableSubject = sql`case when ${isReadable} then subject end as subject`;
export const readableText = sql`case when ${isReadable} then text end as text`;

/** The content that is kept of a mail that is not sent any more: nothing of one with a code, else the plain text. */
export function contentLeft({
  case: when,
  ref,
}: Pick<ExpressionBuilder<Database, 'mails'>, 'case' | 'ref'>) {
  const ifReadable = (column: 'subject' | 'text') =>
    when().when('template', 'in', readableTemplates).then(ref(column)).end();
  return { subject: ifReadable('subject'), text: ifReadable('text'), html: null };
}

/** Deletes the content of some mails that were sent or have expired 30 days ago, the oldest first. @returns of how many */
export async function deleteOldContent(db: Kysely<Database>, limit: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ subject: null, text: null, html: null })
    .where('id', 'in', ({ selectFrom, fn }) => {
      // In these words, so that the partial index of `baseline/mails.ts` applies.
      const endedAt = fn.coalesce('sent_at', 'expires_at');
      return selectFrom('mails')
        .select('id')
        .where('text', 'is not', null)
        .where(endedAt, '<=', earlier(now, keptFor))
        .orderBy(endedAt)
        .limit(limit);
    })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes the content of the mails about tickets and messages in the trash. A mail that is on its way keeps it until it is
 * sent.
 * @param rows a condition of `deleted_rows`
 */
export async function deleteContentOfTicketMails(
  transaction: Kysely<Database>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update mails set subject = null, text = null, html = null
    where (sent_at is not null or failed_at is not null) and id in (
      select (data ->> case table_name when 'tickets' then 'status_mail_id' else 'mail_id' end)::uuid
      from deleted_rows where ${rows} and table_name in ('tickets', 'ticket_messages')
    )`.execute(transaction);
}
