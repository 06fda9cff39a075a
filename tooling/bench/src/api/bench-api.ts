/**
 * Prints the speed tables: pnpm --filter @buddyline/bench bench:api [sizes, as 1 or 1 10] filled
 * can be passed instead of a size. It is left unchanged.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@buddyline/tests/free-port';
import { startServer } from '@buddyline/tests/server-process';
import {
  addMembers,
  type Data,
  openData,
  removeMembers,
  type RunningApi,
  signIn,
  startApi,
} from './full-database.ts';
import { type Latency, latencyTable, measureLatencies } from './latencies.ts';
import { throughputTable } from './throughput.ts';

const sources = process.argv.slice(2);
if (sources.length === 0) sources.push('1');

const gib = Math.round(totalmem() / 2 ** 30);
print([`${cpus()[0]?.model}, ${cpus().length} cores, ${gib} GiB, Node ${process.version}`]);
const latencies = new Map<number, Latency[]>();
for (const source of sources) {
  const data = await openData(source);
  try {
    latencies.set(data.size, await measure(data));
  } finally {
    await data.close();
  }
}
print(['', 'Sequential requests:', '', ...latencyTable(latencies)]);

async function measure({ url, size }: Data): Promise<Latency[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  await addMembers(url);
  const api = await startApi(url, dataDir);
  const reference = await startReference(url);
  try {
    await printSize(size, api, reference.origin);
    return await measureLatencies(api.origin);
  } finally {
    await api.stop();
    await reference.stop();
    await removeMembers(url);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function printSize(size: number, api: RunningApi, referenceOrigin: string): Promise<void> {
  await wait(5_000);
  const memory = await residentMib(api.pid);
  const headers = await signIn(api.origin);
  const uncached = `${api.origin}/api/posts?page=1&limit=6&query=visibility`;
  const uncachedMs = await timeOnce(uncached, headers);
  print([
    '',
    `Full data set × ${size} on PostgreSQL, requests/s, medians of 5 interleaved rounds:`,
    '',
    ...(await throughputTable(api, referenceOrigin)),
    '',
    `common search in posts, uncached: ${uncachedMs.toFixed(0)} ms (≤ 1000)`,
    `start to first response: ${api.startedInMs.toFixed(0)} ms (≤ 600)`,
    `memory 5 s after start: ${memory.toFixed(0)} MiB (≤ 110)`,
  ]);
}

async function timeOnce(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.text();
  return performance.now() - started;
}

/** Linux only; elsewhere NaN. */
async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function startReference(databaseUrl: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(
    process.execPath,
    [join(import.meta.dirname, 'reference-server.ts')],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: `${port}` },
      url: `${origin}/users?page=1&limit=9`,
    },
  );
  return { origin, stop: () => server.end('SIGTERM') };
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
