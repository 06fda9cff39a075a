import type pg from 'pg';
import { entries, idOf } from './storage.ts';

const rows = 1_000_000;
const months = 24;
const samples = 200;

/**
 * Compares the table of the activity with the same, partitioned by months. Ids are UUIDv7, so a range of ids is a range of
 * time, and the primary key stays `id`. Twice, in either order, since what is measured first finds a cold disk.
 */
export async function monthsTable(client: pg.Client): Promise<string[]> {
  const first = await measureBoth(client, ['one', 'by_month']);
  const second = await measureBoth(client, ['by_month', 'one']);
  const both = (table: Table, what: string) => `${first[table][what]}; ${second[table][what]}`;
  const lines = Object.keys(first.one).map(
    (what) => `| ${what} | ${both('one', what)} | ${both('by_month', what)} |`,
  );
  return [`| ${rows} entries of two years | one table | by months |`, '|---|---|---|', ...lines];
}

type Table = 'one' | 'by_month';
type Figures = Record<string, string>;

async function measureBoth(client: pg.Client, order: Table[]): Promise<Record<Table, Figures>> {
  const found: Record<Table, Figures> = { one: {}, by_month: {} };
  await client.query('create schema trial');
  try {
    await createTables(client);
    for (const table of order) found[table] = await measure(client, table);
    return found;
  } finally {
    await client.query('drop schema trial cascade');
  }
}

async function createTables(client: pg.Client): Promise<void> {
  await client.query('create table trial.one (like public.activity including all)');
  const partitioned = '(like public.activity including all) partition by range (id)';
  await client.query(`create table trial.by_month ${partitioned}`);
  for (let month = months; month >= 0; month -= 1) {
    const bound = (ago: number) => `'${firstIdOf(Date.now() - ago * (730 / months) * 86_400_000)}'`;
    await client.query(`
      create table trial.month_${month} partition of trial.by_month
      for values from (${bound(month)}) to (${bound(month - 1)})`);
  }
  await client.query(`create table trial.made as ${entries(rows, 730)}`);
}

async function measure(client: pg.Client, table: Table): Promise<Figures> {
  const figures: Figures = {};
  const time = async (what: string, statement: string) => {
    const started = performance.now();
    await client.query(statement);
    figures[what] = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  };
  await time(
    'written',
    `insert into trial.${table} (id, at, actor_id, actor_name, action, noun, item_id, label, person_id, changes)
     select ${idOf('at')}, at, actor_id, 'Staff ' || n % 10, noun || '.update', noun, gen_random_uuid(), username,
       person_id, '{"isEnabled": {"from": true, "to": false}}'
     from trial.made`,
  );
  await client.query(`vacuum analyze trial.${table}`);
  for (const [what, statement] of Object.entries(pages(table))) {
    figures[what] = `${await medianMs(client, `${what} of ${table}`, statement)} ms`;
  }
  const month = `trial.month_${months - 1}`;
  const oldest = `'${firstIdOf(Date.now() - (months - 2) * (730 / months) * 86_400_000)}'`;
  await time(
    'the oldest months leave',
    table === 'one'
      ? `delete from trial.one where id < ${oldest}`
      : `drop table trial.month_${months}, ${month}`,
  );
  await time('vacuum afterwards', `vacuum trial.${table}`);
  return figures;
}

/** The statements of `readActivity` in the API. */
function pages(table: string): Record<string, string> {
  const from = `from trial.${table}`;
  const actor = `'00000000-0000-4000-8000-000000000003'::uuid`;
  const never = `'00000000-0000-0000-0000-000000000000'::uuid`;
  const middle = `'${firstIdOf(Date.now() - 365 * 86_400_000)}'::uuid`;
  const byActor = (until: string) => `select * ${from}
    where (actor_id, id) >= (${actor}, ${never}) and (actor_id, id) < (${actor}, ${until})
    order by actor_id desc, id desc limit 25`;
  return {
    'newest page': `select * ${from} order by id desc limit 25`,
    'middle page': `select * ${from} where id < ${middle} order by id desc limit 25`,
    'newest page of a colleague': byActor(`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`),
    'middle page of a colleague': byActor(middle),
    'history of a record': `select * ${from}
      where (noun, item_id, id) >= ('posts', ${actor}, ${never}) and (noun, item_id, id) < ('posts', ${actor}, ${middle})
      order by noun desc, item_id desc, id desc limit 25`,
  };
}

async function medianMs(client: pg.Client, what: string, statement: string): Promise<string> {
  const times: number[] = [];
  // Once for each table that was made: the moments in the statement are others each time.
  const name = `${what} ${performance.now()}`;
  for (let sample = 0; sample < samples; sample += 1) {
    const started = performance.now();
    await client.query({ name, text: statement });
    times.push(performance.now() - started);
  }
  return (times.toSorted((a, b) => a - b)[samples / 2] ?? Number.NaN).toFixed(2);
}

/** The first UUIDv7 of a moment. */
function firstIdOf(time: number): string {
  const hex = Math.floor(time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
