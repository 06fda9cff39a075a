import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { recordOwnApi, isOwnApiRunning } from './own-api.mjs';

test('an API started from this folder is known by its port until it exits', async () => {
  const api = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(api, 'spawn');
  recordOwnApi(1, api.pid);
  expect([isOwnApiRunning(1), isOwnApiRunning(2)]).toEqual([true, false]);
  api.kill('SIGKILL');
  await once(api, 'exit');
  expect(isOwnApiRunning(1)).toBe(false);
});
