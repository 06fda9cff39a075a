import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ApiAccess, type ApiRoute, allApiCalls } from './api-proxy.ts';
import { createWebServer } from './web-server.ts';

function serve(api: Partial<ApiAccess>): Promise<FastifyInstance> {
  return createWebServer({
    clientDir: import.meta.dirname,
    csp: { 'default-src': ["'none'"] },
    api: { url: 'http://127.0.0.1:9/api', routes: [allApiCalls], ...api },
  });
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts an API with this handler, and a server in front of it. */
async function startProxy(answer: Answer, access: Partial<ApiAccess> = {}) {
  const seen: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    seen.push(request);
    void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const app = await serve({ url: `http://127.0.0.1:${port}/api`, ...access });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    api.closeAllConnections();
    api.close();
    // Node closes only connections that are idle at that moment; a busy one would be kept alive for 72 s.
    app.server.closeAllConnections();
    await app.close();
  });
  return { api, app, origin, seen };
}

const echo: Answer = async (request, response) => {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
  response.setHeader('set-cookie', ['a=1', 'b=2']);
  response.end(await text(request));
};

test("forwards body, cookies and headers, and adds the visitor's address", async () => {
  const { app, seen } = await startProxy(echo);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users?page=1',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': '192.0.2.7',
    },
    payload: 'the very bytes',
  });
  expect([answer.statusCode, answer.body]).toEqual([200, 'the very bytes']);
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(seen[0]?.url).toBe('/api/users?page=1');
  expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
});

test('an API URL with another path is used', async () => {
  const { app, api, seen } = await startProxy(echo);
  const { port } = api.address() as AddressInfo;
  const other = await serve({ url: `http://127.0.0.1:${port}/backend/v1/` });
  await other.inject('/api/users?page=1');
  expect(seen[0]?.url).toBe('/backend/v1/users?page=1');
  await app.close();
});

test('a 503 from the API is forwarded without a retry', async () => {
  const { app, seen } = await startProxy((_request, response) => response.writeHead(503).end());
  expect([(await app.inject('/api/busy')).statusCode, seen.length]).toEqual([503, 1]);
});

test('requests without a body share connections to the API, and each body has its own', async () => {
  const { origin, seen } = await startProxy(echo);
  const ask = async (init?: RequestInit) => (await fetch(`${origin}/api/x`, init)).text();
  for (const init of [{}, {}, { method: 'POST' }, { method: 'DELETE' }]) await ask(init);
  for (const method of ['POST', 'PUT', 'DELETE']) await ask({ method, body: 'words' });
  await ask();
  const sockets = seen.map(({ socket }) => socket);
  const [shared] = sockets;
  expect(sockets.map((socket) => socket === shared)).toEqual([
    ...Array.from({ length: 4 }, () => true),
    ...Array.from({ length: 3 }, () => false),
    true,
  ]);
  expect(new Set(sockets).size).toBe(4);
});

test("range requests and HEAD get the API's response", async () => {
  const { origin } = await startProxy((request, response) => {
    const headers = { 'content-type': 'image/webp', 'content-length': 4 };
    if (!request.headers.range) return response.writeHead(200, headers).end('file');
    response.writeHead(206, { ...headers, 'content-length': 2, 'content-range': 'bytes 1-2/4' });
    response.end('il');
  });
  const head = await fetch(`${origin}/api/files/1`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
  const part = await fetch(`${origin}/api/files/1`, { headers: { range: 'bytes=1-2' } });
  expect([part.status, await part.text()]).toEqual([206, 'il']);
  expect(part.headers.get('content-range')).toBe('bytes 1-2/4');
});

test('a response that the API sends before the body is complete reaches the sender', async () => {
  const { origin } = await startProxy((request, response) => {
    // As the API does with an unauthorised upload: it responds while the body still arrives.
    request.once('data', () => request.pause());
    setTimeout(() => response.writeHead(401).end('refused'), 20);
  });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(8_000_000)]));
  // More than once, because the connection must serve the next request as well.
  for (let count = 0; count < 4; count += 1) {
    const answer = await fetch(`${origin}/api/posts`, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([401, 'refused']);
    expect(answer.headers.get('connection')).not.toBe('close');
  }
});

test.each([
  ['a refused upload', '/api/posts', 401],
  ['a page', '/nowhere', 405],
])(
  'what goes on to arrive after the answer of %s is read in turns',
  async (_name, path, status) => {
    const { app } = await startProxy((_request, response) => response.writeHead(401).end());
    const { port } = app.server.address() as AddressInfo;
    const senders = new Set<Socket>();
    app.server.on('connection', (sender) => senders.add(sender));
    const piece = Buffer.alloc(8_000_000);
    const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 900000000\r\n\r\nx`;
    for (const socket of sockets) {
      socket.on('error', () => undefined).write(head);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
    }
    for (const socket of sockets) socket.write(piece);
    const read = () => [...senders].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    let most = 0;
    while (read() < sockets.length * piece.length) {
      const before = read();
      await setImmediate();
      most = Math.max(most, read() - before);
    }
    expect(most).toBeLessThan(2_000_000);
  },
);

test('a body of eight megabytes arrives unchanged, with Content-Length or in chunks', async () => {
  const bytes = Buffer.alloc(8_000_000, 'dive');
  const { origin, seen } = await startProxy(async (request, response) => {
    response.end(String((await text(request)).length));
  });
  for (const headers of [{ 'content-length': bytes.length }, { 'transfer-encoding': 'chunked' }]) {
    const request = send(`${origin}/api/posts`, { method: 'POST', headers }).end(bytes);
    const [answer] = await once(request, 'response');
    expect(await text(answer)).toBe(String(bytes.length));
  }
  expect(seen.map(({ headers }) => headers['content-length'])).toEqual(['8000000', undefined]);
  expect(seen[1]?.headers['transfer-encoding']).toBe('chunked');
});

test('when a visitor aborts an upload, the request to the API is aborted as well', async () => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const { origin } = await startProxy((request) => {
    request.once('data', () => arrived.resolve(request));
  });
  const upload = send(`${origin}/api/posts`, {
    method: 'POST',
    headers: { 'content-length': 999 },
  });
  upload.on('error', () => {});
  upload.write('half');
  const request = await arrived.promise;
  const ended = new Promise((resolve) => request.socket.once('close', resolve));
  upload.destroy();
  await ended;
  expect(request.complete).toBe(false);
});

test("a request whose client has disconnected is not forwarded without the client's address", async () => {
  const { origin, seen } = await startProxy(echo);
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const lines = ['GET /api/x HTTP/1.1', 'Host: a', 'X-Forwarded-For: 203.0.113.7', '', ''];
    socket.write(lines.join('\r\n'));
    socket.resetAndDestroy();
  }
  await fetch(`${origin}/api/x`);
  const addresses = seen.map(({ headers }) => String(headers['x-forwarded-for']));
  expect(addresses.filter((address) => !address.endsWith('127.0.0.1'))).toEqual([]);
});

test('events are passed on at once, uncompressed, and a stop does not wait for the end of a stream', async () => {
  let response: ServerResponse | undefined;
  const { app, origin } = await startProxy((_request, api) => {
    response = api;
    api.writeHead(200, { 'content-type': 'text/event-stream' });
    api.write('data: first\n\n');
  });
  const headers = { 'accept-encoding': 'br, gzip' };
  const request = send(`${origin}/api/live`, { agent: false, headers }).end();
  const [answer]: IncomingMessage[] = await once(request, 'response');
  const events = answer?.setEncoding('utf8')[Symbol.asyncIterator]();
  expect(await events?.next()).toMatchObject({ value: 'data: first\n\n' });
  expect(answer?.headers['content-encoding']).toBeUndefined();
  response?.write('data: second\n\n');
  expect(await events?.next()).toMatchObject({ value: 'data: second\n\n' });
  // The API would keep the stream open for as long as this test may take.
  const [ended] = await Promise.allSettled([events?.next(), app.close()]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'aborted' } });
});

test.each(['br', 'gzip'])('what the API has sent as %s is passed on as it is', async (encoding) => {
  const bytes = Buffer.alloc(5000, 'compressed');
  const { app } = await startProxy((request, response) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    response.writeHead(200, { ...headers, 'x-accepted': request.headers['accept-encoding'] });
    response.end(bytes);
  });
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await app.inject({ url: '/api/users', headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'x-accepted': 'gzip, br' });
  expect(answer.rawPayload.equals(bytes)).toBe(true);
});

test('a response that the API aborts is aborted for the visitor', async () => {
  const { origin } = await startProxy((_request, response) => {
    response.writeHead(200, { 'content-length': 100, 'content-type': 'image/webp' });
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(`${origin}/api/files/1`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test("an unreachable API is a 503 in the envelope, in the visitor's language", async () => {
  const app = await serve({
    unavailable: (language) => (language?.startsWith('ar') ? 'غير متاح' : 'unavailable'),
  });
  const answer = await app.inject({ url: '/api/users', headers: { 'accept-language': 'ar' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ isSuccessful: false, message: 'غير متاح' });
});

describe('a server that forwards two calls', () => {
  const routes: ApiRoute[] = [
    { methods: ['GET', 'HEAD'], path: '/files/:id' },
    { methods: ['POST'], path: '/posts/:id/share' },
  ];

  test.each([
    ['GET', '/api/files/1?size=card'],
    ['HEAD', '/api/files/1'],
    ['POST', '/api/posts/1/share'],
  ] as const)('forwards %s %s', async (method, url) => {
    const { app, seen } = await startProxy(echo, { routes });
    expect((await app.inject({ method, url })).statusCode).toBe(200);
    expect(seen.map((request) => request.url)).toEqual([url]);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/docs'],
    ['GET', '/api/files'],
    ['GET', '/api/files/1/2'],
    ['GET', '/api/files/..%2fusers'],
    ['GET', '/api/files/..%5Cusers'],
    ['GET', '/%61pi/files/1'],
    ['POST', '/api/files/1'],
    ['DELETE', '/api/files/1'],
    ['GET', '/api/posts/1/share'],
    ['POST', '/api/auth/login'],
    ['OPTIONS', '/api/files/1'],
  ] as const)('404 in the envelope: %s %s', async (method, url) => {
    const { app, seen } = await startProxy(echo, { routes });
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ isSuccessful: false, message: 'There is nothing here.' });
    expect(seen).toEqual([]);
  });
});
