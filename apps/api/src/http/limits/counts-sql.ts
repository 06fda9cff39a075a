import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { earlier, greatest, now } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import type { Counts } from './counts.ts';
import type { Limit } from './limits.ts';

export function countsInDatabase(db: Kysely<Database>): Counts {
  return {
    count: (key, limit) => countPoint(db, key, limit),
    uncount: (key) => uncountPoint(db, key),
    forget: (key) => forgetPoints(db, key),
  };
}

async function countPoint(
  db: Kysely<Database>,
  key: string,
  { points, durationS, wait }: Limit,
): Promise<number | null> {
  const duration = sql`make_interval(secs => ${durationS})`;
  const isOver = sql`f.first_failed_at <= now() - ${duration}`;
  const nextAt = sql`case
    when f.failures < ${points} then 'epoch'
    else ${wait === 'doubling' ? doubling(points) : sql`f.first_failed_at + ${duration}`}
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
  const left = sql`
    select greatest(1, ceil(extract(epoch from ${nextAt} - now())))::integer as seconds
    from sign_in_failures as f where key = ${key}`;
  const row = await parsedRow(db, { seconds: v.number() }, left);
  return row?.seconds ?? 1;
}

/** 1 s after the last allowed point, doubled with each further one, at most a minute. */
function doubling(points: number) {
  return sql`f.last_failed_at
    + make_interval(secs => least(60, power(2, least(f.failures - ${points}, 6))))`;
}

async function uncountPoint(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: greatest(eb('failures', '-', 1), eb.val(0)) }))
    .where('key', '=', key)
    .execute();
}

async function forgetPoints(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

export async function deleteOldCounts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_failed_at', '<', earlier(now, '1 hour'))
    .execute();
}
