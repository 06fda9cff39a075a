import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { descendants, stillRunning } from './process-tree.mjs';

const script = fileURLToPath(new URL('./processes-fixture.mjs', import.meta.url));

/** Starts the fixture, which behaves like `npm start`, and waits for its descendants. */
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

/** Waits for the log line by which the fixture's child reports that its own child runs. */
async function isUp({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The fixture has no output.');
  stdout.setEncoding('utf8');
  const until = new AbortController();
  let output = '';
  stdout.on('data', (text) => {
    output += text;
    if (output.includes('up')) until.abort();
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

  test('after the reader of the output has closed the pipe', async () => {
    const { leader, family } = await startFamily(['--keep-writing']);
    leader.stdout?.destroy();
    const [code] = await once(leader, 'exit');
    expect(code).toBe(141);
    expect(stillRunning(family)).toEqual([]);
  });

  test('after the parent process was killed', async () => {
    const { leader, family } = await startFamily();
    leader.disconnect();
    await once(leader, 'exit');
    expect(stillRunning(family)).toEqual([]);
  });
});
