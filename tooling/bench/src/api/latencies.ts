import { percentile } from '@buddyline/tests/statistics';
import { signIn } from './full-database.ts';

const samples = 60;

/** Latencies of sequential requests in ms. */
export interface Latency {
  what: string;
  p50: number;
  p95: number;
}

const nouns = [
  { path: '/users', limit: 9 },
  { path: '/posts', limit: 6 },
  { path: '/certificates', limit: 10 },
  { path: '/divelogs', limit: 6 },
  { path: '/tickets', limit: 9 },
];

/** Combinations of the dive logs' filters, from one that matches half to one that matches few. */
const filters = [
  'isSalt=true',
  'isReef=true&currentCondition=MILD',
  'isWreck=true&isBoat=true&freediveOrScuba=SCUBA',
  'timeIn=900&timeOut=1500',
  'timeIn=915&isSalt=true&visibilityUnit=m',
  'isCave=true&isTraining=true&isSearchRecovery=true&usedScooter=true',
];

/** Every list's first, middle, last and random pages, the dive logs' filters, and the dashboard. */
export async function measureLatencies(origin: string): Promise<Latency[]> {
  const headers = await signIn(origin);
  const request = async (path: string) => {
    const started = performance.now();
    const response = await fetch(`${origin}/api${path}`, { headers });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return { ms: performance.now() - started, data: answer.data };
  };
  const lastPageOf = async (path: string) => Number((await request(path)).data.totalPages);
  const measure = (what: string, path: () => string) => latencyOf(what, () => request(path()));

  const latencies: Latency[] = [];
  for (const { path, limit } of nouns) {
    const lastPage = await lastPageOf(`${path}?page=1&limit=${limit}`);
    const at = (page: number) => `${path}?page=${page}&limit=${limit}`;
    const random = () => at(1 + Math.floor(Math.random() * lastPage));
    latencies.push(
      await measure(`${path} first page`, () => at(1)),
      await measure(`${path} middle page`, () => at(Math.ceil(lastPage / 2))),
      await measure(`${path} last page`, () => at(lastPage)),
      await measure(`${path} random page`, random),
    );
  }
  for (const filter of filters) {
    const at = (page: number) => `/divelogs?page=${page}&limit=6&${filter}`;
    const lastPage = await lastPageOf(at(1));
    latencies.push(
      await measure(`${filter}, page 1 and total`, () => at(1)),
      await measure(`${filter}, middle page`, () => at(Math.ceil(lastPage / 2))),
      await measure(`${filter}, total alone`, () => at(lastPage + 1)),
    );
  }
  latencies.push(await measure('/dashboard', () => '/dashboard'));
  return latencies;
}

/** A column of p50 and p95 per size, and the ratio of the last size to the first. */
export function latencyTable(bySize: Map<number, Latency[]>): string[] {
  const sizes = [...bySize.keys()];
  const columns = sizes.map((size) => `${size} ×: p50 / p95, ms`);
  const lists = [...bySize.values()];
  const rows = (lists[0] ?? []).map(({ what }, index) => {
    const cells = lists.map((list) => {
      const { p50 = Number.NaN, p95 = Number.NaN } = list[index] ?? {};
      return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
    });
    const growth = (lists.at(-1)?.[index]?.p50 ?? Number.NaN) / (lists[0]?.[index]?.p50 ?? 1);
    return `| ${[what, ...cells, ...(sizes.length > 1 ? [growth.toFixed(2)] : [])].join(' | ')} |`;
  });
  const heads = ['request', ...columns, ...(sizes.length > 1 ? ['growth'] : [])];
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...rows];
}

export async function latencyOf(
  what: string,
  request: () => Promise<{ ms: number }>,
): Promise<Latency> {
  const times: number[] = [];
  // An additional tenth warms up and is not counted.
  for (let index = -samples / 10; index < samples; index += 1) {
    const { ms } = await request();
    if (index >= 0) times.push(ms);
  }
  return { what, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
