import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Database } from '../schema.ts';
import { parsedRow } from '../statements/parsed-rows.ts';

/** Waits until another session waits for a lock of this transaction. */
export async function isWaitedFor(
  db: Kysely<Database>,
  transaction: ControlledTransaction<Database>,
): Promise<void> {
  const pid = sql`select pg_backend_pid() as pid`;
  const own = await parsedRow(transaction, { pid: v.number() }, pid);
  const waiting = sql`
    select count(*) as n from pg_stat_activity where ${own?.pid}::integer = any (pg_blocking_pids(pid))`;
  const count = () => parsedRow(db, { n: v.number() }, waiting);
  await expect.poll(count).toEqual({ n: 1 });
}
