import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBuild, environmentOf, startApi, webBuild } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { startPostgres } from '../api/full-database.ts';

/**
 * How many users lists per second the panel's server renders, at ten connections, and its memory after
 * each part of them. It renders three at a time and lets seven wait for a tenth of a second; the others get the fallback
 * page, whose latency counts too. The API runs on the same machine, on PostgreSQL with the demo data.
 *
 *     node src/browser/bench-rendering.ts 20000
 */
const renders = Number(process.argv[2] ?? 20_000);
const parts = 5;
const connections = 10;
const account = { email: 'admin@buddyline.example', password: 'dive-safe-always' };

const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const postgres = await startPostgres();
const api = await startApi(apiBuild, {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'only-for-benchmarks-on-this-machine',
  DATA_DIR: dataDir,
  DATASET: 'demo',
  PUBLIC_ORIGINS: origin,
  // Every page refreshes the session, and all come from one address.
  WRITES_PER_MINUTE: '999999',
  SIGN_INS_PER_ACCOUNT: '999999',
});
const { folder, script } = webBuild('admin');
const panel = fork(join(folder, script), {
  cwd: folder,
  execArgv: ['--expose-gc', '--import', import.meta.resolve('./report-memory.ts')],
  env: environmentOf({
    PORT: `${port}`,
    API_URL: `${api.origin}/api`,
    // Pages that miss the deadline of production are measured too.
    RENDER_DEADLINE_MS: '10000',
  }),
});
try {
  await untilHealthy();
  say(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, ${connections} connections\n`);
  say('| lists | per second | fallback pages | median | p99 | heap after collection | resident |');
  say('|---|---|---|---|---|---|---|');
  const cookies = await signIn();
  await visit(cookies, 500);
  for (let part = 1; part <= parts; part += 1) {
    const begun = performance.now();
    const { times, rendered } = await visit(cookies, renders / parts);
    const rate = rendered / ((performance.now() - begun) / 1000);
    const { heapUsed, rss } = await readMemory();
    const cells = [
      `${(renders / parts) * part}`,
      rate.toFixed(0),
      `${times.length - rendered}`,
      `${quantile(times, 0.5).toFixed(0)} ms`,
      `${quantile(times, 0.99).toFixed(0)} ms`,
      `${(heapUsed / 1e6).toFixed(1)} MB`,
      `${(rss / 1e6).toFixed(0)} MB`,
    ];
    say(`| ${cells.join(' | ')} |`);
  }
} finally {
  panel.kill();
  await api.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function untilHealthy(): Promise<void> {
  const isHealthy = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (panel.exitCode !== null) throw new Error('The panel did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The cookies of a browser that has opened the panel before. */
async function signIn(): Promise<Map<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  const cookies = new Map([
    ['is_auth', 'true'],
    ['view', 'en.light.UTC'],
  ]);
  keepCookies(cookies, answer);
  return cookies;
}

/** Requests the list over ten connections until it was rendered `count` times. */
async function visit(cookies: Map<string, string>, count: number) {
  const times: number[] = [];
  let rendered = 0;
  async function visitInTurn(): Promise<void> {
    while (rendered < count) {
      const begun = performance.now();
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(`${origin}/admin/users`, { headers: { cookie } });
      const html = await answer.text();
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`A page was answered with ${answer.status}.`);
      if (html.includes('"queries":')) rendered += 1;
      keepCookies(cookies, answer);
    }
  }
  await Promise.all(Array.from({ length: connections }, visitInTurn));
  return { times, rendered };
}

function keepCookies(cookies: Map<string, string>, answer: Response): void {
  for (const written of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
    if (name && value && name.includes('refresh')) cookies.set(name, value);
  }
}

async function readMemory(): Promise<NodeJS.MemoryUsage> {
  const answered = once(panel, 'message');
  panel.send('memory');
  const [memory] = await answered;
  return memory;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
