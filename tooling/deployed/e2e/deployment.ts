import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findDebianProgram, nginx } from '@buddyline/tests/debian-program';
import { freePort } from '@buddyline/tests/free-port';
import { type ServerProcess, startServer } from '@buddyline/tests/server-process';
import { startTestNginx } from '@buddyline/tests/test-nginx';
import { type AppName, deployFolders } from './folders.ts';

export const administrator = {
  email: 'mira@example.org',
  fullName: 'Mira Reef',
  password: 'dive-safe-always',
};

interface Deployment {
  /** The parent of the apps' folders. */
  root: string;
  /** Each app's origin for visitors. */
  origins: Record<AppName, string>;
}

/** The deployment of the current test run. */
export function readDeployment(): Deployment {
  return JSON.parse(process.env['DEPLOYMENT'] || '{}');
}

/**
 * Starts all four apps from deployed folders, the web apps behind nginx. @returns a function that
 * stops them
 */
export default async function deploy(): Promise<() => Promise<void>> {
  const root = await deployFolders();
  const ports = {
    api: await freePort(),
    admin: await freePort(),
    share: await freePort(),
    landing: await freePort(),
  };
  const fronts = [
    await startNginxFor(ports.admin),
    await startNginxFor(ports.share),
    await startNginxFor(ports.landing),
  ] as const;
  const [admin, share, landing] = fronts.map(({ url }) => url) as [string, string, string];
  const api = `http://127.0.0.1:${ports.api}`;
  const publicOrigins = { ADMIN_ORIGIN: admin, SHARE_ORIGIN: share, LANDING_ORIGIN: landing };
  const data = { DATA_DIR: join(root, 'data'), SHARE_ORIGIN: share, DATASET: 'none' };
  await createAdministrator(join(root, 'api'), data);
  const run = (app: AppName, env: Record<string, string>) => runFolder(join(root, app), env);
  const running = [
    await run('api', { API_PORT: `${ports.api}`, PUBLIC_ORIGINS: admin, ...data }),
    await run('admin', { PORT: `${ports.admin}`, API_URL: `${api}/api`, BRAND: 'Deep & Blue' }),
    await run('share', { PORT: `${ports.share}`, API_URL: `${api}/api`, ...publicOrigins }),
    await run('landing', { PORT: `${ports.landing}`, ...publicOrigins }),
  ];
  const deployment: Deployment = { root, origins: { api, admin, share, landing } };
  process.env['DEPLOYMENT'] = JSON.stringify(deployment);
  return async () => {
    await Promise.all(fronts.map((front) => front.stop()));
    await Promise.all(running.map((app) => app.end('SIGTERM')));
    await rm(root, { recursive: true });
  };
}

/** A minimal environment: of this process's only PATH. */
const minimalEnvironment = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' };

export function runFolder(folder: string, env: Record<string, string>): Promise<ServerProcess> {
  const words = 'Server listening at';
  return startServer(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...minimalEnvironment, ...env },
    words,
  });
}

async function createAdministrator(folder: string, env: Record<string, string>): Promise<void> {
  const { email, fullName, password } = administrator;
  const answers = { ADMIN_EMAIL: email, ADMIN_NAME: fullName, ADMIN_PASSWORD: password };
  await promisify(execFile)(process.execPath, ['server.js', 'admin:create'], {
    cwd: folder,
    env: { ...minimalEnvironment, ...env, ...answers },
  });
}

async function startNginxFor(port: number) {
  const program = findDebianProgram(nginx);
  const app = `127.0.0.1:${port}`;
  if (program === null) return { url: `http://${app}`, stop: async () => {} };
  return startTestNginx(program, join(import.meta.dirname, 'site.conf'), { web_app: app });
}
