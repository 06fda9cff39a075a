import { staffRoles } from '@buddyline/domain/role';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { earlier, now } from '../../db/statements/expressions.ts';
import { tryLock } from '../../db/statements/named-lock-sql.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import type { RowsInTrash } from '../../trash/rows-in-trash-sql.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

const keptFor = '24 hours';

interface Answer {
  status: number;
  /** JSON as it was sent. */
  body: string;
}

/** The answer to the call with this key, if it was given within the last day. */
export function findAnswer(
  db: Kysely<Database>,
  { userId, key }: IdempotencyKey,
): Promise<(Answer & { fingerprint: string }) | undefined> {
  return db
    .selectFrom('stored_answers')
    .select(['fingerprint', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', earlier(now, keptFor))
    .executeTakeFirst();
}

const lockEntries = { isLocked: v.boolean(), isAnswered: v.boolean() };

/** @returns false while another transaction has the lock of this key, or if it has just answered */
export async function lockKey(
  transaction: Kysely<Database>,
  { userId, key }: IdempotencyKey,
): Promise<boolean> {
  const name = `${userId} ${key}`;
  const locked = sql`
    select ${tryLock(name)} as "isLocked",
      exists (
        select from stored_answers
        where user_id = ${userId} and key = ${key} and created_at > ${earlier(now, keptFor)}
      ) as "isAnswered"`;
  const row = await parsedRow(transaction, lockEntries, locked);
  return row?.isLocked === true && !row.isAnswered;
}

/** @returns false when there is an answer already */
export async function insertAnswer(
  transaction: Kysely<Database>,
  { userId, key, fingerprint }: IdempotencyKey,
  { status, body }: Answer,
): Promise<boolean> {
  const inserted = await sql`
    insert into stored_answers (user_id, key, fingerprint, status, body)
    values (${userId}, ${key}, ${fingerprint}, ${status}, ${body})
    on conflict (user_id, key) do update set
      fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
      created_at = excluded.created_at
    where stored_answers.created_at <= ${earlier(now, keptFor)}`.execute(transaction);
  return inserted.numAffectedRows === 1n;
}

/** Deletes some of the answers that are no longer given. @returns how many */
export async function deleteOldAnswers(db: Kysely<Database>, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_answers')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'key'),
        'in',
        selectFrom('stored_answers')
          .select(['user_id', 'key'])
          .where('created_at', '<=', earlier(now, keptFor))
          .orderBy('created_at')
          .limit(limit)
          .$asTuple('user_id', 'key'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What staff were answered when they made these rows, which may hold what they wrote about a person. */
export async function deleteAnswersAbout(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
): Promise<void> {
  await sql`
    delete from stored_answers
    where user_id in (select id from users where role = any (${[...staffRoles]}::text[]))
      and body::jsonb #>> '{data,id}' in (select row_id from deleted_rows where ${rows})
  `.execute(transaction);
}

/** Deletes the answers to a person, which may hold what they wrote. */
export async function deleteAnswersOf(
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('stored_answers').where('user_id', '=', userId).execute();
}
