import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const apps = join(import.meta.dirname, '../../../apps');
/** The first start on an empty database may load the full data set. */
const startMs = 180_000;

/** Runs a program of an app in production mode; its errors go to our stderr. */
export function runApp(
  app: string,
  script: string,
  settings: Record<string, string>,
  args: string[] = [],
): ChildProcess {
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', DATABASE_URL: '', ...settings };
  return spawn(process.execPath, [script, ...args], {
    cwd: join(apps, app),
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Stops a process with SIGTERM and waits until it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Waits until `url` responds successfully. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const since = Date.now(); Date.now() - since < startMs; await wait(50)) {
    if (child.exitCode !== null)
      throw new Error(`${url}: the server exited with code ${child.exitCode}.`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
  }
  throw new Error(`${url} did not respond within ${startMs / 1000} s.`);
}
