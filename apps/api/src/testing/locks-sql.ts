import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

/** How many sessions of this PostgreSQL database wait for a lock of another one. */
export async function countLockWaits(db: Kysely<Database>): Promise<number> {
  const waiting = sql`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await parsedRow(db, { n: v.number() }, waiting))?.n ?? 0;
}

export async function othersWaitForALock(db: Kysely<Database>): Promise<boolean> {
  return (await countLockWaits(db)) > 0;
}
