import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { earlier, greatest, now } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import type { Counts } from './counts.ts';
import { type Limit, limits } from './limits.ts';

/** Counts of all processes, in the table `limit_counts`, which has the points of every limit. */
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
  const isOver = sql`f.first_counted_at <= now() - ${duration}`;
  const nextAt = sql`case
    when f.points < ${points} then 'epoch'
    else ${wait === 'doubling' ? doubling(points) : sql`f.first_counted_at + ${duration}`}
  end`;
  const counted = await sql`
    insert into limit_counts as f (key, points) values (${key}, 1)
    on conflict (key) do update set
      points = case when ${isOver} then 1 else f.points + 1 end,
      first_counted_at = case when ${isOver} then now() else f.first_counted_at end,
      last_counted_at = now()
    where ${isOver} or ${nextAt} <= now()
    returning points`.execute(db);
  if (counted.rows.length > 0) return null;
  const left = sql`
    select greatest(1, ceil(extract(epoch from ${nextAt} - now())))::integer as seconds
    from limit_counts as f where key = ${key}`;
  const row = await parsedRow(db, { seconds: v.number() }, left);
  return row?.seconds ?? 1;
}

/** 1 s after the last allowed point, doubled with each further one, at most a minute. */
function doubling(points: number) {
  return sql`f.last_counted_at
    + make_interval(secs => least(60, power(2, least(f.points - ${points}, 6))))`;
}

async function uncountPoint(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('limit_counts')
    .set((eb) => ({ points: greatest(eb('points', '-', 1), eb.val(0)) }))
    .where('key', '=', key)
    .execute();
}

async function forgetPoints(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('limit_counts').where('key', '=', key).execute();
}

const longestS = Math.max(...Object.values(limits).map(({ durationS }) => durationS));

/** Deletes what no limit counts any more. A row does not say of which limit it is. */
export async function deleteOldCounts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('limit_counts')
    .where('last_counted_at', '<', earlier(now, `${longestS} seconds`))
    .execute();
}
