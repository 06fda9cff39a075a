import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const apps = join(import.meta.dirname, '../../../../apps');
const startMs = 60_000;

export interface Production {
  /** Where the panel answers, `http://127.0.0.1:…`. */
  origin: string;
  stop(): Promise<void>;
}

/** The panel's and the API's production builds with demo data in a folder of their own. */
export async function startProduction(): Promise<Production> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const [apiPort, panelPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${panelPort}`;
  const api = run('api', 'dist/server.js', {
    API_PORT: `${apiPort}`,
    DATA_DIR: dataDir,
    DATASET: 'demo',
    PUBLIC_ORIGINS: origin,
  });
  const apiUrl = `http://127.0.0.1:${apiPort}/api`;
  const panel = run('admin', 'server.ts', { PORT: `${panelPort}`, API_URL: apiUrl });
  const stop = async () => {
    await Promise.all([api, panel].map(end));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([answers(`${apiUrl}/ready`, api), answers(`${origin}/health`, panel)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

function run(app: string, script: string, settings: Record<string, string>): ChildProcess {
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', DATABASE_URL: '', ...settings };
  return spawn(process.execPath, [script], {
    cwd: join(apps, app),
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const since = Date.now(); Date.now() - since < startMs; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`${url}: the server ended (${child.exitCode}).`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
  }
  throw new Error(`${url} did not answer within ${startMs / 1000} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}
