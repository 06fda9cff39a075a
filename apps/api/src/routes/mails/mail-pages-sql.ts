import type { CursorPage } from '@buddyline/domain/cursor';
import { type Mail, type MailQuery, type MailStatus, mailStatuses } from '@buddyline/domain/mail';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { cursorPage, rowId } from '../../db/pages/cursor-page.ts';
import { containing, wordsOf } from '../../db/pages/matching-rows.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import { readableSubject } from '../../mail/content-sql.ts';

const rowEntries = {
  id: v.string(),
  template: v.string(),
  subject: v.nullable(v.string()),
  to: v.string(),
  status: v.picklist(mailStatuses),
  queuedAt: v.date(),
  dueAt: v.nullable(v.date()),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
  sentAt: v.nullable(v.date()),
  failedAt: v.nullable(v.date()),
  canSendAgain: v.boolean(),
  personId: v.nullable(v.string()),
  personName: v.nullable(v.string()),
};
type Row = v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>;

/** In the words of the partial indexes of `baseline/mails.ts`. */
function hasStatus(status: MailStatus): RawBuilder<unknown> {
  if (status === 'sent') return sql`sent_at is not null`;
  return status === 'failed'
    ? sql`failed_at is not null`
    : sql`sent_at is null and failed_at is null`;
}

const canSendAgain = sql`failed_at is not null and html is not null and expires_at > now()`;

export async function listMailPage(
  db: Kysely<Database>,
  query: MailQuery,
): Promise<CursorPage<Mail>> {
  const rows = await parsedRows(db, rowEntries, pageOf(conditionsOf(query), query.limit + 1));
  return cursorPage(rows, query.limit, toMail, rowId);
}

export async function findMail(db: Kysely<Database>, id: string): Promise<Mail | undefined> {
  const row = await parsedRow(db, rowEntries, pageOf([sql`id = ${id}`], 1));
  return row && toMail(row);
}

/** @returns the user to whom the mail goes; undefined when it cannot be sent again */
export function requeueMail(
  transaction: Kysely<Database>,
  id: string,
): Promise<{ userId: string | null } | undefined> {
  const requeued = sql`
    update mails set failed_at = null, attempts = 0, due_at = now()
    where id = ${id} and ${canSendAgain} returning user_id as "userId"`;
  return parsedRow(transaction, { userId: v.nullable(v.string()) }, requeued);
}

/** Only the given filters, because with others an index could not be used. */
function conditionsOf({ status, before, search }: MailQuery): RawBuilder<unknown>[] {
  const conditions = wordsOf(search).map((word) => {
    const pattern = containing(word);
    return sql`
      (search_text like ${pattern}
        or user_id in (select id from users where users.search_text like ${pattern}))`;
  });
  if (status !== undefined) conditions.push(hasStatus(status));
  if (before !== undefined) conditions.push(sql`id < ${before}`);
  return conditions.length > 0 ? conditions : [sql`true`];
}

function pageOf(conditions: RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  return sql`
    select page.id, template, ${readableSubject}, "to", queued_at as "queuedAt", attempts, last_error as "lastError",
      case when sent_at is null and failed_at is null then due_at end as "dueAt",
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
        else 'waiting' end as status,
      sent_at as "sentAt", failed_at as "failedAt", ${canSendAgain} as "canSendAgain",
      users.id as "personId", coalesce(nullif(trim(full_name), ''), username) as "personName"
    from (
      select * from mails where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}
    ) as page
    left join users on users.id = page.user_id
    order by page.id desc`;
}

function toMail({ personId, personName, ...row }: Row): Mail {
  return {
    ...row,
    person: personId === null || personName === null ? null : { id: personId, name: personName },
    queuedAt: row.queuedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
  };
}
