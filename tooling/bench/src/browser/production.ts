import { apiBuild, startApi, startWebApp, webBuild } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Production {
  /** The panel's origin, `http://127.0.0.1:…`. */
  origin: string;
  apiOrigin: string;
  stop(): Promise<void>;
}

/** Starts the production builds of panel and API with demo data in a temporary folder. */
export async function startProduction(): Promise<Production> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const panelPort = await freePort();
  const origin = `http://127.0.0.1:${panelPort}`;
  const api = await startApi(apiBuild, {
    DATA_DIR: dataDir,
    DATASET: 'demo',
    PUBLIC_ORIGINS: origin,
  });
  const panel = await startWebApp(webBuild('admin'), {
    PORT: `${panelPort}`,
    API_URL: `${api.origin}/api`,
  });
  const stop = async () => {
    await Promise.all([panel.stop(), api.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, apiOrigin: api.origin, stop };
}
