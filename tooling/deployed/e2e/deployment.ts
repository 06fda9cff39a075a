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
import { startDeployedNginx } from '@buddyline/tests/servers/deployed-nginx';
import { type AppName, deployFolders } from './folders.ts';

export const administrator = {
  email: 'mira@example.org',
  fullName: 'Mira Reef',
  password: 'north-reef-at-dawn',
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
 * Starts all four apps from deployed folders, behind nginx with TLS. @returns a function that
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
  const front = await startFront(ports);
  const { admin, share, landing } = front.origins;
  const api = `http://127.0.0.1:${ports.api}`;
  const publicOrigins = { ADMIN_ORIGIN: admin, SHARE_ORIGIN: share, LANDING_ORIGIN: landing };
  const data = { DATA_DIR: join(root, 'data'), SHARE_ORIGIN: share, DATASET: 'none' };
  const built = (app: AppName) => deployedApp(join(root, app));
  await createAdministrator(built('api'), data, administrator);
  const onPort = (app: AppName) => ({ PORT: `${ports[app]}` });
  const panel = { API_URL: front.apiUrl, BRAND: 'Deep & Blue' };
  const post = { API_URL: front.apiUrl, ...publicOrigins };
  const running = await Promise.all([
    startApi(built('api'), { API_PORT: `${ports.api}`, PUBLIC_ORIGINS: admin, ...data }),
    startWebApp(built('admin'), { ...onPort('admin'), ...panel }),
    startWebApp(built('share'), { ...onPort('share'), ...post }),
    startWebApp(built('landing'), { ...onPort('landing'), ...publicOrigins }),
  ]);
  const deployment: Deployment = { root, origins: { api, admin, share, landing } };
  process.env['DEPLOYMENT'] = JSON.stringify(deployment);
  return async () => {
    await front.stop();
    await Promise.all(running.map((app) => app.stop()));
    await rm(root, { recursive: true });
  };
}

/** The server in a deployed folder. */
export function deployedApp(folder: string): Program {
  return { folder, script: 'server.js' };
}

interface Front {
  origins: Record<Exclude<AppName, 'api'>, string>;
  /** `API_URL` of the web apps. */
  apiUrl: string;
  stop: () => Promise<void>;
}

/** nginx with TLS, as operators configure it; on a machine without it, the apps themselves. */
async function startFront(ports: Record<AppName, number>): Promise<Front> {
  const program = findDebianProgram(nginx);
  const at = (port: number) => `127.0.0.1:${port}`;
  const [admin, share, landing] = [at(ports.admin), at(ports.share), at(ports.landing)];
  const api = at(ports.api);
  if (program === null) {
    const origins = {
      admin: `http://${admin}`,
      share: `http://${share}`,
      landing: `http://${landing}`,
    };
    return { origins, apiUrl: `http://${api}/api`, stop: async () => {} };
  }
  const front = await startDeployedNginx(program, { admin, share, landing, api: [api, api] });
  const origin = (name: string) => `https://${name}.localhost:${front.tlsPort}`;
  return {
    origins: { admin: origin('admin'), share: origin('share'), landing: origin('www') },
    apiUrl: `${front.appsOrigin}/api`,
    stop: front.stop,
  };
}
