/**
 * Prints the latencies of the activity and the trash with a million notes and a million deletions:
 * pnpm --filter @buddyline/bench bench:history
 *
 * The URL of a database that `fill-history.ts` has filled can be passed. It is left unchanged.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiSource, environmentOf } from '@buddyline/tests/app-process';
import { openData, signIn, startApi } from './full-database.ts';
import { type Latency, latencyOf, latencyTable } from './latencies.ts';

const million = 1_000_000;

const [source] = process.argv.slice(2);
const database = await openData(source ?? '1');
try {
  if (source === undefined) await fillHistory(database.url);
  const latencies = await measure(database.url);
  console.log(latencyTable(new Map([[database.size, latencies]])).join('\n'));
} finally {
  await database.close();
}

async function fillHistory(url: string): Promise<void> {
  const script = 'src/db/testing/fill-history.ts';
  await promisify(execFile)(process.execPath, [script, `${million}`], {
    cwd: apiSource.folder,
    env: environmentOf({ DATABASE_URL: url }),
  });
}

async function measure(databaseUrl: string): Promise<Latency[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const api = await startApi(databaseUrl, dataDir);
  try {
    const headers = await signIn(api.origin);
    const latencies: Latency[] = [];
    for (const [what, path] of Object.entries(await listPages(api.origin, headers))) {
      const request = async () => {
        const started = performance.now();
        await read(`${api.origin}/api${path}`, headers);
        return { ms: performance.now() - started };
      };
      latencies.push(await latencyOf(what, request));
    }
    return latencies;
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** First and middle pages, of all and with each filter. */
async function listPages(
  origin: string,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const { data } = await read(`${origin}/api/activity?limit=1`, headers);
  const [{ personId, actor }] = data;
  const middle = `before=${firstIdOf(Date.now() - (million / 2) * 1_000)}`;
  const filters = {
    activity: ['', `personId=${personId}`, `actorId=${actor.id}`, 'noun=posts', 'verb=delete'],
    trash: ['', `by=${actor.id}`, 'noun=posts', `noun=posts&by=${actor.id}`, 'search=an'],
  };
  const pages = Object.entries(filters).flatMap(([list, ofList]) =>
    ofList.flatMap((filter) => [
      [`${nameOf(list, filter)}, first page`, `/${list}?limit=25&${filter}`],
      [`${nameOf(list, filter)}, middle page`, `/${list}?limit=25&${filter}&${middle}`],
    ]),
  );
  return Object.fromEntries([...pages, ['trash, counts', '/trash/counts']]);
}

function nameOf(list: string, filter: string): string {
  const parameters = filter.replaceAll(/=[^&]*/g, '').replaceAll('&', ' and ');
  return parameters === '' ? list : `${list} by ${parameters}`;
}

/** The first UUIDv7 of a moment. */
function firstIdOf(time: number): string {
  const hex = time.toString(16).split('.')[0]?.padStart(12, '0') ?? '';
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

async function read(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return answer.data;
}
