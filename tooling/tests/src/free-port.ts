import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below those that systems give to outgoing connections, of which one could take it before the server does. */
const lowest = 10_000;
const highest = 32_000;
/** One empty file for each port that was given away, so that no other process on this machine gets it too. */
const given = join(tmpdir(), `buddyline-ports-${userInfo().uid}`);
/** Longer than any suite runs. */
const givenMs = 60 * 60 * 1_000;

/** A port that is free on this machine and that nobody else is given. */
export async function freePort(): Promise<number> {
  mkdirSync(given, { recursive: true });
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (isOurs(port) && (await isFree(port))) return port;
  }
}

/** @throws Error if nothing can be written to the folder */
function isOurs(port: number): boolean {
  const file = join(given, String(port));
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    // A full disk or a folder of somebody else would refuse every port.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && mtimeMs < Date.now() - givenMs) rmSync(file, { force: true });
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
