import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, type Server, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { allApiCalls } from './api-proxy.ts';
import { createWebServer } from './web-server.ts';

const readers = 10;
const chunk = Buffer.alloc(64 * 1024);
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A web app and an API with responses of 15 MB; counts the API's requests. */
async function serve() {
  let asked = 0;
  const allAsked = Promise.withResolvers<void>();
  const api = createServer((request, response) => {
    if (request.url === '/api/small') return response.end('small');
    asked += 1;
    if (asked === readers) allAsked.resolve();
    Readable.from(Array(240).fill(chunk)).pipe(response);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const clientDir = mkdtempSync(join(tmpdir(), 'web-server-'));
  const app = await createWebServer({
    clientDir,
    csp: { 'default-src': ["'none'"] },
    api: { url: `http://127.0.0.1:${portOf(api)}/api`, routes: [allApiCalls] },
    historyFallback: { page: 'panel' },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    api.closeAllConnections();
    api.close();
    await app.close();
    rmSync(clientDir, { recursive: true });
  });
  return { port: portOf(app.server), asked: () => asked, allAsked: allAsked.promise };
}

async function readNothing(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
}

test('clients that pipeline large responses and read none hold one each, and others are served', async () => {
  const { port, asked, allAsked } = await serve();
  await Promise.all(Array.from({ length: readers }, () => readNothing(port)));
  await allAsked;
  for (const path of ['/api/small', '/users', '/health']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.body?.cancel();
  }
  expect(asked()).toBe(readers);
});

test('what a client sends in tiny pieces after its answer closes the connection', async () => {
  const { port } = await serve();
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  await once(socket, 'data');
  socket.write('1\r\nx\r\n'.repeat(30_000));
  await closed;
});
