import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { forwarder } from './forward.ts';

const large = Buffer.alloc(16 * 1024 * 1024, 'x');

/** A server that forwards every call to an API. */
async function startProxy({ stalls, idleTimeoutMs }: { stalls: boolean; idleTimeoutMs: number }) {
  const ended = Promise.withResolvers<void>();
  const api = createServer((_request, response) => {
    response.once('close', () => ended.resolve());
    response.writeHead(200, { 'content-length': large.length });
    if (stalls) response.write('x');
    else response.end(large);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const app = fastify();
  const target = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api`);
  app.get('/api/*', forwarder(target, undefined, { idleTimeoutMs }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    api.closeAllConnections();
    api.close();
    app.server.closeAllConnections();
    await app.close();
  });
  return { port: (app.server.address() as AddressInfo).port, ended: ended.promise };
}

function ask(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write('GET /api/file HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return socket;
}

test('a visitor who reads slowly gets the whole response, however long the API has to wait', async () => {
  // Long enough that a busy machine alone does not reach it.
  const idleTimeoutMs = 1_000;
  const { port } = await startProxy({ stalls: false, idleTimeoutMs });
  const visitor = ask(port);
  await once(visitor, 'readable');
  await wait(3 * idleTimeoutMs);
  let bytes = 0;
  for await (const chunk of visitor) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(large.length);
});

test('a response that stalls in the API is aborted', async () => {
  const { port, ended } = await startProxy({ stalls: true, idleTimeoutMs: 100 });
  const visitor = ask(port).resume();
  await once(visitor, 'close');
  await ended;
});
