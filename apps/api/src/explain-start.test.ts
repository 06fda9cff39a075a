import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { explainStart } from './explain-start.ts';

/** The system's error for a server that cannot listen on `host`. */
async function listenOn(host: string): Promise<unknown> {
  const server = createServer().listen(0, host);
  const [error] = await once(server, 'error');
  return error;
}

function systemError(code: string, syscall: string): Error {
  const message = `${syscall} ${code}: 0.0.0.0:80`;
  return Object.assign(new Error(message), { code, syscall });
}

test('an address of another machine is reported with the name of the setting', async () => {
  // Reserved for documentation by RFC 5737.
  expect(explainStart(await listenOn('192.0.2.1'))).toMatch(
    /^HOST is not an address of this machine /,
  );
});

test.each([
  [systemError('ENOTFOUND', 'getaddrinfo'), /^HOST is not an address of this machine/],
  [systemError('EACCES', 'listen'), /^This user may not listen on the API's port .* 1024 up/],
  [systemError('EADDRINUSE', 'listen'), /^The API's port is taken by another program/],
  [systemError('EACCES', 'mkdir'), /^DATA_DIR cannot be used/],
  [systemError('ENOSPC', 'write'), /^DATA_DIR cannot be used/],
  [new ConfigError('One sentence.'), /^One sentence\.$/],
])('%s is explained in one sentence', (error, sentence) => {
  const explanation = explainStart(error);
  expect(explanation).toMatch(sentence);
  expect(explanation).not.toContain('\n');
});

test('an unexpected error keeps its stack', () => {
  expect(explainStart(new TypeError('odd'))).toMatch(/TypeError: odd\n +at /);
});
