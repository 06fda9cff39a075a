/** Prints the users rows of the speed table: pnpm --filter @buddyline/bench bench:api */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers, end, freePort } from '../server-process.ts';
import { type RunningApi, signIn, startApi, startPostgres } from './full-database.ts';
import { measureInTurns } from './rounds.ts';

const users = 50_000;
const limit = 9;
const lastPage = Math.ceil(users / limit);
const middlePage = Math.ceil(lastPage / 2);
/** One user in 9,973, and everybody: the full data set's addresses are all at example.com. */
const [rareWord, commonWord] = ['quillfeather', 'example'];

const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
const postgres = await startPostgres();
try {
  const loaded = await startApi('full', postgres.url, dataDir);
  await loaded.stop();
  const api = await startApi('none', postgres.url, dataDir);
  const floor = await startLimit(postgres.url);
  try {
    await printTable(api, floor.origin);
  } finally {
    await api.stop();
    await floor.stop();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function printTable(api: RunningApi, limitOrigin: string): Promise<void> {
  await wait(5_000);
  const memory = await residentMib(api.pid);
  const headers = await signIn(api.origin);
  const uncachedMs = await timeOnce(listUrl(`${api.origin}/api/users`, 1, commonWord), headers);
  const wishes = [
    { what: 'page 1', page: 1, search: '' },
    { what: 'middle page', page: middlePage, search: '' },
    { what: 'last page', page: lastPage, search: '' },
    { what: 'rare search', page: 1, search: rareWord },
    { what: 'common search, repeated', page: 1, search: commonWord },
  ];
  const rates = await measureInTurns(
    wishes.flatMap(({ what, page, search }) => [
      { name: `limit ${what}`, url: listUrl(`${limitOrigin}/users`, page, search) },
      { name: what, url: listUrl(`${api.origin}/api/users`, page, search), headers },
    ]),
  );
  const rate = (name: string) => rates.get(name) ?? Number.NaN;
  const ofLimit = (name: string) => (rate(name) / rate(`limit ${name}`)).toFixed(2);
  const ofPage1 = (name: string) => (rate(name) / rate('page 1')).toFixed(2);
  const wanted: Record<string, string> = {
    'page 1': `${ofLimit('page 1')} of the limit (≥ 0.70)`,
    'middle page': `${ofPage1('middle page')} of our page 1 (≥ 0.85)`,
    'last page': `${ofPage1('last page')} of our page 1 (≥ 0.85)`,
    'rare search': `${ofLimit('rare search')} of the limit (≥ 0.70)`,
    'common search, repeated': `${ofLimit('common search, repeated')} × the limit (≥ 10)`,
  };

  const gib = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, ${gib} GiB, Node ${process.version}\n`);
  console.log(`${users} users on PostgreSQL, requests/s at 10 connections, medians of 5 rounds\n`);
  console.log('| users | limit | ours | ratio (to reach) |\n|---|---|---|---|');
  for (const { what } of wishes) {
    const figures = [rate(`limit ${what}`), rate(what)].map((figure) => figure.toFixed(0));
    console.log(`| ${what} | ${figures.join(' | ')} | ${wanted[what]} |`);
  }
  console.log(`\ncommon search, not remembered: ${uncachedMs.toFixed(0)} ms (≤ 1000)`);
  console.log(`start to first answer: ${api.startedInMs.toFixed(0)} ms (≤ 600)`);
  console.log(`memory 5 s after start: ${memory.toFixed(0)} MiB (≤ 110)`);
}

function listUrl(base: string, page: number, search: string): string {
  return `${base}?${new URLSearchParams({ page: `${page}`, limit: `${limit}`, search })}`;
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

async function startLimit(databaseUrl: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'limit-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(listUrl(`${origin}/users`, 1, ''), child);
  return { origin, stop: () => end(child) };
}
