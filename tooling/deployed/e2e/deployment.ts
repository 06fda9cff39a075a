import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createAdministrator,
  type Program,
  startApi,
  startWebApp,
} from '@buddyline/tests/app-process';
import { findDebianProgram, nginx } from '@buddyline/tests/servers/debian-program';
import { freePort } from '@buddyline/tests/free-port';
import { startTestNginx } from '@buddyline/tests/servers/test-nginx';
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
  const built = (app: AppName) => deployedApp(join(root, app));
  await createAdministrator(built('api'), data, administrator);
  const onPort = (app: AppName) => ({ PORT: `${ports[app]}` });
  const panel = { API_URL: `${api}/api`, BRAND: 'Deep & Blue' };
  const post = { API_URL: `${api}/api`, ...publicOrigins };
  const running = await Promise.all([
    startApi(built('api'), { API_PORT: `${ports.api}`, PUBLIC_ORIGINS: admin, ...data }),
    startWebApp(built('admin'), { ...onPort('admin'), ...panel }),
    startWebApp(built('share'), { ...onPort('share'), ...post }),
    startWebApp(built('landing'), { ...onPort('landing'), ...publicOrigins }),
  ]);
  const deployment: Deployment = { root, origins: { api, admin, share, landing } };
  process.env['DEPLOYMENT'] = JSON.stringify(deployment);
  return async () => {
    await Promise.all(fronts.map((front) => front.stop()));
    await Promise.all(running.map((app) => app.stop()));
    await rm(root, { recursive: true });
  };
}

/** The server in a deployed folder. */
export function deployedApp(folder: string): Program {
  return { folder, script: 'server.js' };
}

async function startNginxFor(port: number) {
  const program = findDebianProgram(nginx);
  const app = `127.0.0.1:${port}`;
  if (program === null) return { url: `http://${app}`, stop: async () => {} };
  return startTestNginx(program, join(import.meta.dirname, 'site.conf'), { web_app: app });
}
