import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { earlier, greatest, now } from '../db/statements/expressions.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import type { ThrottleRule } from './throttle-rule.ts';

export async function countAttempt(
  db: Kysely<Database>,
  key: string,
  rule: ThrottleRule,
): Promise<number | null> {
  const window = sql`make_interval(secs => ${rule.windowSeconds})`;
  const isOver = sql`f.first_failed_at <= now() - ${window}`;
  const nextAt = sql`case
    when f.failures < ${rule.free} then 'epoch'
    else ${rule.wait === 'doubling' ? doubling(rule.free) : sql`f.first_failed_at + ${window}`}
  end`;
  const counted = await sql`
    insert into sign_in_failures as f (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else f.failures + 1 end,
      first_failed_at = case when ${isOver} then now() else f.first_failed_at end,
      last_failed_at = now()
    where ${isOver} or ${nextAt} <= now()
    returning failures`.execute(db);
  if (counted.rows.length > 0) return null;
  const wait = sql`
    select greatest(1, ceil(extract(epoch from ${nextAt} - now())))::integer as seconds
    from sign_in_failures as f where key = ${key}`;
  const row = await parsedRow(db, { seconds: v.number() }, wait);
  return row?.seconds ?? 1;
}

/** 1 s after the last free failure, doubled with each further one, at most a minute. */
function doubling(free: number) {
  return sql`f.last_failed_at
    + make_interval(secs => least(60, power(2, least(f.failures - ${free}, 6))))`;
}

export async function uncountAttempt(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: greatest(eb('failures', '-', 1), eb.val(0)) }))
    .where('key', '=', key)
    .execute();
}

export async function forgetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

export async function deleteOldAttempts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_failed_at', '<', earlier(now, '1 hour'))
    .execute();
}
