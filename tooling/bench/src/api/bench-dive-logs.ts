/**
 * Prints how long the pages of the dive logs take, for combinations of filters in every order:
 * pnpm --filter @buddyline/bench bench:dive-logs 1 10
 *
 * The arguments are sizes of the full data set, or URLs of filled databases.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData, signIn, startApi } from './full-database.ts';
import { type Latency, latencyOf, latencyTable } from './latencies.ts';

const dates = 'dateFrom=2022-01-01&dateTo=2026-05-05';
const depths = 'depthFrom=10&depthTo=120';
const filters = [
  '',
  dates,
  depths,
  `${dates}&${depths}`,
  'findings=true',
  `${dates}&${depths}&findings=false&isSalt=true`,
  `${dates}&${depths}&findings=false&isSalt=true&isBoat=true&freediveOrScuba=SCUBA&timeIn=615&timeOut=2045`,
  'dateFrom=2024-03-01&dateTo=2024-03-31&depthFrom=98&isWreck=true',
  'depthFrom=131',
];

const sorts = ['newest', 'oldest', 'date', 'depth'];

const sources = process.argv.slice(2);
const bySize = new Map<number, Latency[]>();
for (const source of sources.length > 0 ? sources : ['1', '10']) {
  const database = await openData(source);
  try {
    bySize.set(database.size, await measure(database.url));
  } finally {
    await database.close();
  }
}
console.log(latencyTable(bySize).join('\n'));

async function measure(databaseUrl: string): Promise<Latency[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const api = await startApi(databaseUrl, dataDir);
  try {
    const headers = await signIn(api.origin);
    const diver = await firstDiver(api.origin, headers);
    const latencies: Latency[] = [];
    for (const filter of [...filters, `userId=${diver}&${dates}`]) {
      for (const sort of sorts) {
        const read = async (page: number) =>
          readPage(
            `${api.origin}/api/divelogs?limit=6&${filter}&sort=${sort}&page=${page}`,
            headers,
          );
        const { data } = await read(1);
        const last = Math.max(1, data.totalPages);
        const places = { first: 1, middle: Math.ceil(last / 2), last };
        for (const [place, page] of Object.entries(places)) {
          latencies.push(await latencyOf(`${nameOf(filter)}, ${sort}, ${place}`, () => read(page)));
        }
      }
    }
    return latencies;
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function firstDiver(origin: string, headers: Record<string, string>): Promise<string> {
  const { data } = await readPage(`${origin}/api/divelogs?limit=1`, headers);
  return data.data[0].userId;
}

async function readPage(url: string, headers: Record<string, string>) {
  const started = performance.now();
  const response = await fetch(url, { headers });
  const { data } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { ms: performance.now() - started, data };
}

/** The names of the parameters; the values are above. */
function nameOf(filter: string): string {
  return filter.replaceAll(/=[^&]*/g, '').replaceAll('&', ' ') || 'all';
}
