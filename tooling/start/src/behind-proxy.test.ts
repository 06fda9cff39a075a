import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Starts a server that says which proxy it would not use, then ends. */
const script = (port: number) => `
  const { startServer } = await import('./src/servers.mjs');
  const { stopAll } = await import('./src/processes.mjs');
  const server = "require('node:http').createServer((_, to) => to.end()).listen(${port}); console.log(process.env.NO_PROXY)";
  const { output } = await startServer('behind-proxy', ['-e', server], { url: 'http://127.0.0.1:${port}/' });
  console.log(output());
  await stopAll();
  process.exit();
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.');
  return address.port;
}

test('a proxy of the machine is not asked for servers on it', async () => {
  const port = await freePort();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script(port)],
    {
      cwd: `${import.meta.dirname}/..`,
      // Nothing listens there.
      env: {
        ...process.env,
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: 'http://127.0.0.1:9',
        NO_PROXY: 'x.org',
      },
    },
  );
  expect(stdout.trim()).toBe('x.org,localhost,127.0.0.1,::1,127.0.0.1');
});
