/**
 * Prints the latencies of the lists of posts, users, certificates and tickets in every combination of filters and
 * orders:
 * pnpm --filter @buddyline/bench bench:lists 1 10
 *
 * Sizes and URLs are those of `bench-api.ts`. In a database that it fills itself, one post in twenty gets a picture,
 * one user in two hundred is suspended, one ticket in three is answered, one in four is taken, and one in four of the
 * pending ones has a day.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ticketCategories,
  ticketSorts,
  ticketStatuses,
  ticketTakers,
} from '@buddyline/domain/ticket';
import pg from 'pg';
import { percentile } from '@buddyline/tests/statistics';
import { administrator, openData, signIn, startApi } from './full-database.ts';

const rounds = 10;

type Values = Record<string, readonly (string | null)[]>;

const flag = [null, 'true', 'false'] as const;
const orders = [null, 'oldest'] as const;

interface List {
  path: string;
  limit: number;
  filters: Values;
}

interface Timing {
  list: string;
  filter: string;
  page: string;
  times: number[];
}

const sources = process.argv.slice(2);
console.log('| size | list | combinations | page | p50, ms | p95, ms | slowest: its p50, ms |');
console.log('|---|---|---|---|---|---|---|');
for (const source of sources.length > 0 ? sources : ['1']) {
  const database = await openData(source);
  try {
    if (!source.startsWith('postgres')) await addRareRows(database.url);
    for (const line of rowsOf(await measure(database.url))) {
      console.log(`| ${database.size} × | ${line} |`);
    }
  } finally {
    await database.close();
  }
}

/** The full data set has no pictures, nobody who is suspended, and no ticket that anybody worked on. */
async function addRareRows(url: string): Promise<void> {
  for (const statement of [
    `insert into files (id, user_id, kind, name, content_type, byte_size)
      select 'bench', id, 'post', 'reef.jpg', 'image/jpeg', 1 from users order by id limit 1`,
    `update posts set image_resource_id = 'bench' where hashtext(id::text) % 20 = 0`,
    `update users set suspended_until = 'infinity' where hashtext(id::text) % 200 = 0`,
    `update tickets set
      is_answered = hashtext(id::text) % 3 = 0,
      taken_by = case hashtext(id::text) & 7
        when 0 then (select id from users where email = '${administrator}')
        when 1 then (select id from users order by id limit 1)
      end,
      pending_until = case when status = 'PENDING' and hashtext(id::text) & 3 = 0
        then current_date - 3 + (hashtext(id::text) >> 2 & 15) end`,
    'select fold_row_counts()',
    'vacuum (analyze)',
  ]) {
    await query(url, statement);
  }
}

async function query(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** With the country of most users, and the author of most posts. */
async function listsOf(url: string): Promise<List[]> {
  const [author] = await query(
    url,
    'select user_id as id from posts group by 1 order by count(*) desc limit 1',
  );
  const [country] = await query(
    url,
    'select country as name from users group by 1 order by count(*) desc limit 1',
  );
  const year = new Date().getFullYear();
  return [
    {
      path: '/posts',
      limit: 6,
      filters: {
        hidden: flag,
        picture: flag,
        userId: [null, author?.['id'] ?? null],
        sort: orders,
      },
    },
    {
      path: '/users',
      limit: 9,
      filters: {
        role: [null, 'USER', 'ADMIN'],
        verified: flag,
        suspended: [null, 'true'],
        country: [null, country?.['name'] ?? null],
        joinedFrom: [null, `${year - 3}-05-17`],
        joinedTo: [null, `${year - 1}-02-03`],
        sort: orders,
      },
    },
    { path: '/certificates', limit: 10, filters: { verified: flag, sort: orders } },
    {
      path: '/tickets',
      limit: 9,
      filters: {
        status: [null, ...ticketStatuses],
        category: [null, ticketCategories[0]],
        priority: [null, 'urgent'],
        unanswered: [null, 'true'],
        taken: [null, ...ticketTakers],
        sort: ticketSorts,
      },
    },
  ];
}

/** Every choice of one value per filter, as query strings. */
function combinationsOf(filters: Values): string[] {
  return Object.entries(filters).reduce<string[]>(
    (found, [name, values]) =>
      found.flatMap((before) =>
        values.map((value) =>
          value === null ? before : `${before}&${name}=${encodeURIComponent(value)}`,
        ),
      ),
    [''],
  );
}

async function measure(url: string): Promise<Timing[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const api = await startApi(url, dataDir);
  try {
    const headers = await signIn(api.origin);
    const timings: Timing[] = [];
    for (const { path, limit, filters } of await listsOf(url)) {
      for (const filter of combinationsOf(filters)) {
        const at = (page: number) =>
          `${api.origin}/api${path}?page=${page}&limit=${limit}${filter}`;
        const last = Math.max(1, (await read(at(1), headers)).totalPages);
        const pages = { first: 1, middle: Math.ceil(last / 2), last };
        for (const [page, number] of Object.entries(pages)) {
          timings.push({ list: path, filter, page, times: await timesOf(at(number), headers) });
        }
      }
    }
    return timings;
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One request more warms up and is not counted. */
async function timesOf(address: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    await read(address, headers);
    if (round > 0) times.push(performance.now() - started);
  }
  return times;
}

async function read(address: string, headers: Record<string, string>) {
  const response = await fetch(address, { headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return answer.data;
}

/** A line per list and page. */
function rowsOf(timings: Timing[]): string[] {
  const groups = Map.groupBy(timings, ({ list, page }) => `${list} ${page}`);
  return [...groups.values()].map((group) => {
    const times = group.flatMap((timing) => timing.times);
    const slowest = group
      .map(({ filter, times: own }) => ({ filter, p50: percentile(own, 0.5) }))
      .toSorted((one, other) => other.p50 - one.p50)
      .at(0);
    const [first] = group;
    return [
      first?.list,
      group.length,
      first?.page,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.95).toFixed(1),
      `${slowest?.filter.slice(1) || 'no filter'}: ${slowest?.p50.toFixed(1)}`,
    ].join(' | ');
  });
}
