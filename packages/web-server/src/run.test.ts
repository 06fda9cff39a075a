import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'vitest';
import { runWebServer } from './run.ts';
import { createWebServer } from './web-server.ts';

test('a connection opened ahead, on which nobody said a word, does not hold the stop up', async () => {
  const app = await createWebServer({ clientDir: import.meta.dirname, csp: {} });
  await runWebServer(app, 'test', { host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const closed = once(app.server, 'close');
  // As a browser does when it expects to need one; Node would give it ten seconds to speak.
  const ahead = connect(port, '127.0.0.1').on('error', () => {});
  await once(ahead, 'connect');
  process.emit('SIGTERM');
  await closed;
});
