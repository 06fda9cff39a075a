import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@buddyline/tests/free-port';
import type { Finding } from './finding.ts';
import { callerTo, environmentOf, startBuilt } from './running-api.ts';

/** Starts a second API on the first one's embedded database. */
export async function secondProcess(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-faults-'));
  const environment = async () =>
    environmentOf({ DATA_DIR: dataDir, API_PORT: String(await freePort()) });
  const first = await environment();
  const server = await startBuilt(first);
  try {
    const since = performance.now();
    const refusal = await startBuilt(await environment()).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
    const ms = performance.now() - since;
    const isRefused = refusal.includes('Another Buddyline is already running');
    const { status } = await callerTo(`http://127.0.0.1:${first['API_PORT']}`)({
      path: '/api/ready',
    });
    return {
      fault: 'second process on the embedded database',
      figure: 'refused in < 1 s, the first keeps running',
      seen: `${isRefused ? 'refused with a one-line error' : refusal} after ${ms.toFixed(0)} ms; the first answers ${status}`,
      isReached: isRefused && ms < 1_000 && status === 200,
    };
  } finally {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
