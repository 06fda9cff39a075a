import { freePort } from '@buddyline/tests/free-port';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilReady, stopProcess, runApp } from '../server-process.ts';

export interface Production {
  /** The panel's origin, `http://127.0.0.1:…`. */
  origin: string;
  stop(): Promise<void>;
}

/** Starts the production builds of panel and API with demo data in a temporary folder. */
export async function startProduction(): Promise<Production> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
  const [apiPort, panelPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${panelPort}`;
  const api = runApp('api', 'dist/server.js', {
    API_PORT: `${apiPort}`,
    DATA_DIR: dataDir,
    DATASET: 'demo',
    PUBLIC_ORIGINS: origin,
  });
  const apiUrl = `http://127.0.0.1:${apiPort}/api`;
  const panel = runApp('admin', 'dist/server.js', { PORT: `${panelPort}`, API_URL: apiUrl });
  const stop = async () => {
    await Promise.all([api, panel].map(stopProcess));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([untilReady(`${apiUrl}/ready`, api), untilReady(`${origin}/health`, panel)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
