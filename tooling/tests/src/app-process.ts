import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const apps = join(import.meta.dirname, '../../../apps');

export interface RunningApp {
  origin: string;
  stop: () => Promise<void>;
}

interface AppProcess {
  /** Folder below `apps`. */
  app: string;
  /** Relative to that folder. */
  script: string;
  port: number;
  /** A path that answers 2xx when the app is up. */
  ready: string;
  env: Record<string, string>;
}

/** Starts an app's server on the loopback interface and answers when it is up. */
export async function startApp({ app, script, port, ready, env }: AppProcess): Promise<RunningApp> {
  const child = spawn(process.execPath, [script], {
    cwd: join(apps, app),
    env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of ${app} ended with code ${code}.`);
  });
  await Promise.race([ended, answers(origin + ready)]);
  return { origin, stop: () => end(child) };
}

/** The real API from its source, on the embedded database with the demo data, in a folder of its own. */
export async function startDemoApi(env: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = await newDataDir();
  return startApi(dataDir, { DATASET: 'demo', ...env });
}

export interface Administrator {
  email: string;
  fullName: string;
  password: string;
}

/** The same with nothing in it but one account, which is there in a fraction of the time. */
export async function startEmptyApi(administrator: Administrator): Promise<RunningApp> {
  const dataDir = await newDataDir();
  await promisify(execFile)(process.execPath, ['src/server.ts', 'admin:create'], {
    cwd: join(apps, 'api'),
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_NAME: administrator.fullName,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  return startApi(dataDir, { DATASET: 'none' });
}

function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'buddyline-e2e-'));
}

async function startApi(dataDir: string, env: Record<string, string>): Promise<RunningApp> {
  const port = await freePort();
  const api = await startApp({
    app: 'api',
    script: 'src/server.ts',
    port,
    ready: '/api/ready',
    env: { API_PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
  });
  return {
    origin: api.origin,
    stop: async () => {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
