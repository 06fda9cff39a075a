import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createAdministrator,
  type Program,
  startApi,
  startWebApp,
} from '@buddyline/tests/app-process';
import { findDebianProgram, nginx } from '@buddyline/tests/debian-program';
import { freePort } from '@buddyline/tests/free-port';
import { startTestNginx } from '@buddyline/tests/test-nginx';
import { type AppName, deployFolders } from './folders.ts';

export const administrator = {
  email: 'mira@example.org',
  fullName: 'Mira Reef',
  password: 'dive-safe-always',
};

interface Deployment {
  /** The folder that the apps' folders are in. */
  root: string;
  /** Where a visitor finds each app. */
  origins: Record<AppName, string>;
}

/** The one that stands while the tests run. */
export function readDeployment(): Deployment {
  return JSON.parse(process.env['DEPLOYMENT'] || '{}');
}

/** All four apps in folders of their own, the web apps behind nginx. @returns stops them */
export default async function deploy(): Promise<() => Promise<void>> {
  const root = await deployFolders();
  const ports = {
    api: await freePort(),
    admin: await freePort(),
    share: await freePort(),
    landing: await freePort(),
  };
  const fronts = [
    await putNginxBefore(ports.admin),
    await putNginxBefore(ports.share),
    await putNginxBefore(ports.landing),
  ] as const;
  const [admin, share, landing] = fronts.map(({ url }) => url) as [string, string, string];
  const api = `http://127.0.0.1:${ports.api}`;
  const publicOrigins = { ADMIN_ORIGIN: admin, SHARE_ORIGIN: share, LANDING_ORIGIN: landing };
  const data = { DATA_DIR: join(root, 'data'), SHARE_ORIGIN: share, DATASET: 'none' };
  const built = (app: AppName): Program => ({ folder: join(root, app), script: 'server.js' });
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

async function putNginxBefore(port: number) {
  const program = findDebianProgram(nginx);
  const app = `127.0.0.1:${port}`;
  if (program === null) return { url: `http://${app}`, stop: async () => {} };
  return startTestNginx(program, join(import.meta.dirname, 'site.conf'), { web_app: app });
}
