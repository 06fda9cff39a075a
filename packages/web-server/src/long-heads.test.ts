import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { sendRaw } from '@buddyline/tests/requests/raw-request';
import { slowHeaderTexts } from '@buddyline/tests/requests/slow-headers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allApiCalls } from './api-proxy.ts';
import { createWebServer } from './web-server.ts';

/** CPU time, ms. */
const maxBlockingMs = 50;

let clientDir: string;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'long-heads-'));
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *');
  app = await createWebServer({
    clientDir,
    csp: { 'default-src': ["'none'"] },
    // Nothing listens there.
    api: { url: 'http://127.0.0.1:1/api', routes: [allApiCalls] },
    historyFallback: { page: '<!doctype html><title>panel</title>' },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

const paths = ['/health', '/robots.txt', '/users', '/api/users'];

/** All that the server and its libraries read, but those that Node has parsed. */
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-version',
  'cookie',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'sec-fetch-mode',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-no-compression',
];
const parsed = ['connection', 'content-encoding', 'content-length', 'content-type', 'expect'];
const framing = ['transfer-encoding', 'upgrade', 'cache-control', 'origin'];

test('every header that is read is one of those that are filled below', async () => {
  const read = new Set<string>();
  const watch = (request: IncomingMessage) => {
    const value = new Proxy(request.headers, {
      get: (all, name) => {
        if (typeof name === 'string') read.add(name);
        return Reflect.get(all, name);
      },
    });
    Object.defineProperty(request, 'headers', { value, writable: true });
  };
  app.server.prependListener('request', watch);
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  app.server.off('request', watch);
  expect(read).toContain('accept-encoding');
  const known = [...headerNames, ...parsed, ...framing];
  expect([...read].filter((name) => !known.includes(name))).toEqual([]);
});

test.each(paths)(
  'no header blocks the event loop for 50 ms at %s',
  { timeout: 120_000 },
  async (url) => {
    await app.inject({ url });
    const slow: string[] = [];
    for (const name of [...headerNames, ...parsed, ...framing]) {
      for (const text of slowHeaderTexts) {
        const times: number[] = [];
        // One attempt may include a garbage collection.
        for (let attempt = 0; attempt < 3 && !(Math.min(...times) <= maxBlockingMs); attempt += 1) {
          const blocking = watchBlocking();
          await app.inject({ url, headers: { [name]: text } });
          times.push(blocking());
        }
        if (Math.min(...times) > maxBlockingMs) slow.push(`${name}: ${text.slice(0, 20)}`);
      }
    }
    expect(slow).toEqual([]);
  },
);

test.each([
  ['a URL', `GET /users?search=${'x'.repeat(8_000)} HTTP/1.1\r\nHost: front`],
  ['a header', `GET /users HTTP/1.1\r\nHost: front\r\nCookie: ${'x'.repeat(8_000)}`],
  [
    'a header for the API',
    `GET /api/users HTTP/1.1\r\nHost: front\r\nPrefer: ${'x'.repeat(8_000)}`,
  ],
])('%s of 8 kB is answered with 431 and nothing else', async (_name, head) => {
  const { status, text } = await sendRaw(origin, Buffer.from(`${head}\r\n\r\n`));
  expect(status).toBe(431);
  expect(text.split('HTTP/1.1 ')).toHaveLength(2);
});

test('cookies and headers of 6 kB are read', async () => {
  const head = `GET /health HTTP/1.1\r\nHost: front\r\nCookie: ${'x'.repeat(6_000)}`;
  const { status } = await sendRaw(origin, Buffer.from(`${head}\r\n\r\n`));
  expect(status).toBe(200);
});
