import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { descendants, stillRunning } from './process-tree.mjs';

const script = fileURLToPath(new URL('./processes-fixture.mjs', import.meta.url));

/** Starts a stand-in for `npm start`; answers it with the processes below it, once they are up. */
async function startFamily(args: string[] = []) {
  const leader = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void leader.kill('SIGKILL'));
  await isUp(leader);
  const family = descendants(leader.pid ?? 0);
  expect(family).toHaveLength(2);
  return { leader, family };
}

/** Resolves when the fixture's child says that it and its own child run. */
async function isUp({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The fixture has no output.');
  stdout.setEncoding('utf8');
  const until = new AbortController();
  let said = '';
  stdout.on('data', (text) => {
    said += text;
    if (said.includes('up')) until.abort();
  });
  await once(until.signal, 'abort');
}

describe('nothing is left running', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s', async (signal) => {
    const { leader, family } = await startFamily();
    leader.kill(signal);
    await once(leader, 'exit');
    expect(stillRunning(family)).toEqual([]);
  });

  test('after nobody reads the output any more', async () => {
    const { leader, family } = await startFamily(['--talkative']);
    leader.stdout?.destroy();
    const [code] = await once(leader, 'exit');
    expect(code).toBe(141);
    expect(stillRunning(family)).toEqual([]);
  });

  test('after the process above was killed outright', async () => {
    const { leader, family } = await startFamily();
    leader.disconnect();
    await once(leader, 'exit');
    expect(stillRunning(family)).toEqual([]);
  });
});
