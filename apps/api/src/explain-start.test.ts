import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { DatabaseUnavailableError } from './db/database-errors.ts';
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
  [systemError('ENOSPC', 'write'), /^There is no space left on the disk of DATA_DIR /],
  [
    new Error('Cannot write file', { cause: systemError('ENOSPC', 'write') }),
    /^There is no space left on the disk of DATA_DIR /,
  ],
  [
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    /^There is no space left on the disk of the database /,
  ],
  [
    new DatabaseUnavailableError('busy'),
    /^The database cannot answer now \(busy\)\. See that it runs and is not overloaded, then start again\.$/,
  ],
  [new ConfigError('One sentence.'), /^One sentence\.$/],
])('%s is explained in one sentence', (error, sentence) => {
  const explanation = explainStart(error);
  expect(explanation).toMatch(sentence);
  expect(explanation).not.toContain('\n');
});

test('an unexpected error keeps its stack', () => {
  expect(explainStart(new TypeError('odd'))).toMatch(/TypeError: odd\n +at /);
});
