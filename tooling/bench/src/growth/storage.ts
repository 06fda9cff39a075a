import type pg from 'pg';

/** Entries and mails, which the full data set has few of. */
const historyRows = 200_000;

/** Two years of activity and three months of mails, about the people that exist. */
export async function addHistory(client: pg.Client): Promise<void> {
  await client.query(`
    insert into activity (id, at, actor_id, actor_name, action, noun, item_id, label, person_id, changes)
    select ${idOf('at')}, at, actor_id, 'Staff ' || n % 10, noun || '.update', noun, gen_random_uuid(), username,
      person_id, '{"isEnabled": {"from": true, "to": false}}'
    from (${entries(historyRows, 730)}) as made`);
  await client.query(`
    insert into mails (id, "to", user_id, template, locale, subject, text, queued_at, due_at, sent_at, expires_at)
    select ${idOf('at')}, username || '@example.org', person_id, 'ticket-reply', 'en', 'A reply to your ticket',
      repeat('Thank you for writing to us. ', 20), at, at, at, at + interval '1 day'
    from (${entries(historyRows, 90)}) as made`);
  await client.query('vacuum analyze');
}

/** Evenly over the last days, by ten of staff; the oldest first, as they were written. */
export function entries(count: number, days: number): string {
  return `
    select n, person.id as person_id, username, at,
      ('00000000-0000-4000-8000-' || lpad((n % 10)::text, 12, '0'))::uuid as actor_id,
      (array['posts', 'comments', 'users', 'tickets', 'dive-logs', 'certificates'])[n % 6 + 1] as noun
    from generate_series(1, ${count}) as n
    cross join lateral (select now() - (${count} - n) * interval '${days} days' / ${count} as at) as moment
    join (select id, username, row_number() over () as place from users) as person
      on person.place = n * 7919::bigint % (select count(*) from users) + 1
    order by n`;
}

/** A UUIDv7 of the time, distinct by `n`. */
export const idOf = (time: string): string => `
  (lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid`;

/** Bytes of a row with its indexes and its part of everything that is derived from it, by table. */
export async function storageTable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select relname as name, n_live_tup::bigint as count, pg_total_relation_size(relid) as bytes,
      pg_indexes_size(relid) as indexes
    from pg_stat_user_tables where n_live_tup > 1000 order by bytes desc`);
  const lines = rows.map(({ name, count, bytes, indexes }) => {
    const share = Math.round((100 * indexes) / bytes);
    return `| ${name} | ${count} | ${Math.round(bytes / count)} | ${share} % |`;
  });
  const total = await client.query('select pg_database_size(current_database()) as bytes');
  const megabytes = Math.round(total.rows[0].bytes / 1e6);
  return [
    '| table | rows | bytes per row | of them indexes |',
    '|---|---|---|---|',
    ...lines,
    '',
    `The whole database: ${megabytes} MB`,
  ];
}
