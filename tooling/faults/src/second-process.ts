import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBuild, startApi } from '@buddyline/tests/app-process';
import type { Finding } from './finding.ts';
import { callerTo, ownSettings } from './running-api.ts';

/** Starts a second API on the first one's embedded database. */
export async function secondProcess(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-faults-'));
  const settings = { ...ownSettings, DATA_DIR: dataDir };
  const first = await startApi(apiBuild, settings);
  try {
    const since = performance.now();
    const refusal = await startApi(apiBuild, settings).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    const ms = performance.now() - since;
    const isRefused = refusal.includes('Another Buddyline is already running');
    const { status } = await callerTo(first.origin)({ path: '/api/ready' });
    return {
      fault: 'second process on the embedded database',
      target: 'refused in < 1 s, the first keeps running',
      result: `${isRefused ? 'refused with a one-line error' : refusal} after ${ms.toFixed(0)} ms; the first answers ${status}`,
      isReached: isRefused && ms < 1_000 && status === 200,
    };
  } finally {
    await first.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
