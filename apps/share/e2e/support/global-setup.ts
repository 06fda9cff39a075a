import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { signIn } from './posts.ts';
import { deploymentOfTests, startShare } from './share-server.ts';

/** The real API with the demo data, and this page before it, both on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-e2e-'));
  const port = await freePort();
  const api = await startApp({
    app: 'api',
    script: 'src/server.ts',
    port,
    ready: '/api/ready',
    env: { API_PORT: `${port}`, DATA_DIR: dataDir, DATASET: 'demo', LOG_LEVEL: 'error' },
  });
  const share = await startShare(`${api.origin}/api`, deploymentOfTests);
  process.env['API_ORIGIN'] = api.origin;
  process.env['API_TOKEN'] = await signIn(api.origin);
  process.env['SHARE_PAGE_ORIGIN'] = share.origin;
  return async () => {
    await share.stop();
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
