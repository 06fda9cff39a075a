import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Administrator,
  apiSource,
  createAdministrator,
  type RunningApp,
  startApi,
} from './app-process.ts';

/** The API on the embedded database, with one account and nothing else. */
export async function startEmptyApi(
  administrator: Administrator,
): Promise<Pick<RunningApp, 'origin' | 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'buddyline-e2e-'));
  const settings = { DATA_DIR: folder, DATASET: 'none', LOG_LEVEL: 'error' };
  await createAdministrator(apiSource, settings, administrator);
  const { origin, stop } = await startApi(apiSource, settings);
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
