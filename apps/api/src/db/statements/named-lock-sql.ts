import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../../http/failure.ts';
import type { Database } from '../schema.ts';
import { parsedRow } from './parsed-rows.ts';

const inProgress = /*i18n*/ {
  id: 'api.in-progress',
  message: 'This is being done already. Wait a moment, and try again.',
};

/** Whether the transaction gets the lock of this name, which it then holds until its end. It never waits. */
export function tryLock(name: string): RawBuilder<unknown> {
  return sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/**
 * Takes the lock of this name until the end of the transaction. It does not wait: each waiting call would hold a
 * connection, and one person's parallel calls would hold all of them.
 * @throws Failure 409 while another transaction has it
 */
export async function lockName(transaction: Kysely<Database>, name: string): Promise<void> {
  const tried = sql`select ${tryLock(name)} as "isLocked"`;
  const row = await parsedRow(transaction, { isLocked: v.boolean() }, tried);
  if (row?.isLocked !== true) throw new Failure(409, inProgress, { retryAfter: 1 });
}
