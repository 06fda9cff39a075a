import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { noteOwnApi, ownApiRuns } from './own-api.mjs';

test('an API that this folder started is known until it ends, and none on another port', async () => {
  const api = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(api, 'spawn');
  noteOwnApi(1, api.pid);
  expect([ownApiRuns(1), ownApiRuns(2)]).toEqual([true, false]);
  api.kill('SIGKILL');
  await once(api, 'exit');
  expect(ownApiRuns(1)).toBe(false);
});
