import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApp } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { administrator, signIn } from './posts.ts';
import { deploymentOfTests, startShare } from './share-server.ts';

const apiDir = join(import.meta.dirname, '../../../api');

/** The real API with one author and no posts, and this page before it, both on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-e2e-'));
  const database = { DATABASE_URL: '', DATA_DIR: dataDir, DATASET: 'none' };
  await promisify(execFile)(process.execPath, ['src/commands/create-admin.ts'], {
    cwd: apiDir,
    env: {
      ...process.env,
      ...database,
      ADMIN_EMAIL: administrator.email,
      ADMIN_NAME: 'Mira Reef',
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const port = await freePort();
  const api = await startApp({
    app: 'api',
    script: 'src/server.ts',
    port,
    ready: '/api/ready',
    env: { ...database, API_PORT: `${port}`, LOG_LEVEL: 'error' },
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
