/**
 * Adds audit entries and deletions to the filled database of DATABASE_URL, as many of each, for
 * benchmarks of growth:
 *
 *   DATABASE_URL=postgres://… node fill-history.ts 1000000
 */
import { type RawBuilder, sql } from 'kysely';
import { openDatabase } from '../database.ts';

const count = Number(process.argv[2]);
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl || !Number.isInteger(count) || count < 1) {
  throw new Error('Set DATABASE_URL and pass a whole number: how many notes and deletions to add.');
}
/** Rows per statement, each of which has a time limit. */
const chunk = 20_000;

/** One a second until now, by ten administrators, about the users that exist. */
const rowsFrom = (first: number): RawBuilder<unknown> => sql`
  select n, now() - make_interval(secs => ${count}::integer - n) as at, people.id as person_id, username,
    ('00000000-0000-4000-8000-' || lpad((n % 10)::text, 12, '0'))::uuid as actor_id,
    'Staff ' || n % 10 as actor_name,
    (array['posts', 'comments', 'users', 'tickets', 'dive-logs', 'certificates'])[n % 6 + 1] as noun,
    (array['update', 'delete', 'restore'])[n % 7 % 3 + 1] as verb
  from generate_series(${first}::integer, ${Math.min(first + chunk - 1, count)}::integer) as n
  join people on place = n * 7919::bigint % (select count(*) from people) + 1`;
/** A UUIDv7 of the time. */
const id = sql`
  (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0')
    || '8' || lpad(to_hex(n), 15, '0'))::uuid`;

const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 1 });
try {
  await sql`
    create temporary table people as
    select id, username, row_number() over () as place from users`.execute(database.db);
  for (let first = 1; first <= count; first += chunk) {
    await sql`
      insert into activity (id, at, actor_id, actor_name, action, noun, item_id, label, person_id, changes)
      select ${id}, at, actor_id, actor_name, noun || '.' || verb, noun, gen_random_uuid(), username,
        person_id, case verb when 'update' then '{"isEnabled": {"from": true, "to": false}}'::jsonb end
      from (${rowsFrom(first)}) as made`.execute(database.db);
    await sql`
      insert into deletions (id, noun, item_id, owner_id, label, by_id, by_name, at, counts, purge_at)
      select ${id}, noun, gen_random_uuid(), case noun when 'users' then null else person_id end, username,
        actor_id, actor_name, at, '{}', at + interval '30 days'
      from (${rowsFrom(first)}) as made`.execute(database.db);
  }
  await sql`analyze activity, deletions`.execute(database.db);
} finally {
  await database.close();
}
