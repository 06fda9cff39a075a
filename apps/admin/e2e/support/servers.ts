import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
}

const apiFolder = fileURLToPath(new URL('../../../api', import.meta.url));
const panelFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The real API on the embedded database with the demo data, in a data folder of its own. */
export async function startApi(panelPort: number): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-e2e-'));
  const port = await freePort();
  const api = run(apiFolder, 'src/server.ts', {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATASET: 'demo',
    PUBLIC_ORIGINS: `http://127.0.0.1:${panelPort}`,
    SHARE_ORIGIN: 'https://share.example.org',
    LOG_LEVEL: 'error',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(api, `${origin}/api/ready`);
  return {
    origin,
    stop: async () => {
      await end(api);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The production panel; `pnpm build` comes before. */
export async function startPanel(port: number, apiUrl: string): Promise<RunningServer> {
  const panel = run(panelFolder, 'server.ts', { PORT: String(port), API_URL: apiUrl });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(panel, `${origin}/health`);
  return { origin, stop: () => end(panel) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function run(folder: string, script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Waits until the server answers 2xx; a server that ends instead is an error at once. */
async function untilAnswers(server: ChildProcess, url: string): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server for ${url} ended with code ${code}.`);
  });
  await Promise.race([ended, answers(url)]);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
