import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { descendants, stillRunning } from './process-tree.mjs';

const script = fileURLToPath(new URL('./processes-fixture.mjs', import.meta.url));

/** Starts a stand-in for `npm start`; answers it with the processes below it, once they are up. */
async function startFamily() {
  const leader = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  await once(leader.stdout ?? leader, 'data');
  const family = descendants(leader.pid ?? 0);
  expect(family).toHaveLength(2);
  return { leader, family };
}

describe('nothing is left running', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s', async (signal) => {
    const { leader, family } = await startFamily();
    leader.kill(signal);
    await once(leader, 'exit');
    expect(stillRunning(family)).toEqual([]);
  });

  test('after the process above was killed outright', async () => {
    const { leader, family } = await startFamily();
    leader.disconnect();
    await once(leader, 'exit');
    expect(stillRunning(family)).toEqual([]);
  });
});
