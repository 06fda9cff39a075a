import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const apps = join(import.meta.dirname, '../../../apps');

/** A Node script and its working directory. */
export interface Program {
  folder: string;
  script: string;
}

export const apiSource: Program = { folder: join(apps, 'api'), script: 'src/server.ts' };
export const apiBuild: Program = { folder: join(apps, 'api'), script: 'dist/server.js' };

/** The production build of a web app; run `pnpm build` first. */
export function webBuild(app: 'admin' | 'share' | 'landing'): Program {
  return { folder: join(apps, app), script: 'dist/server.js' };
}

export interface RunningApp extends ServerProcess {
  /** Its address, `http://127.0.0.1:…`. */
  origin: string;
  /** Sends SIGTERM and waits until it has exited. */
  stop: () => Promise<void>;
}

type Settings = Record<string, string>;

/** Starts a web app on the loopback interface, on a free port unless one is set. */
export async function startWebApp(program: Program, settings: Settings = {}): Promise<RunningApp> {
  const port = settings['PORT'] ?? String(await freePort());
  return startApp(program, port, '/health', { ...settings, PORT: port });
}

/** The same for the API; the settings name its database and data folder. */
export async function startApi(program: Program, settings: Settings): Promise<RunningApp> {
  const port = settings['API_PORT'] ?? String(await freePort());
  return startApp(program, port, '/api/ready', { ...settings, API_PORT: port });
}

async function startApp(program: Program, port: string, ready: string, settings: Settings) {
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(process.execPath, [program.script], {
    cwd: program.folder,
    env: environmentOf(settings),
    url: origin + ready,
  });
  return { ...server, origin, stop: () => server.end('SIGTERM') };
}

export interface Administrator {
  email: string;
  fullName: string;
  password: string;
}

/** Runs the API's command `admin:create` on the database in the settings. */
export async function createAdministrator(
  program: Program,
  settings: Settings,
  { email, fullName, password }: Administrator,
): Promise<void> {
  const person = { ADMIN_EMAIL: email, ADMIN_NAME: fullName, ADMIN_PASSWORD: password };
  await promisify(execFile)(process.execPath, [program.script, 'admin:create'], {
    cwd: program.folder,
    env: environmentOf({ ...settings, ...person }),
  });
}

/**
 * The settings, with only PATH, HOME, TMPDIR and the folder of compiled code inherited, so that tests do not depend on
 * the shell.
 */
export function environmentOf(settings: Settings): Settings {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE } = process.env;
  const compiled: Settings = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...compiled, ...settings };
}
