import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { oddRequests } from '@buddyline/tests/requests/odd-requests';
import { sendRaw } from '@buddyline/tests/requests/raw-request';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiRoute, allApiCalls } from './api-proxy.ts';
import { createWebServer } from './web-server.ts';

const twoCalls: ApiRoute[] = [
  { methods: ['GET', 'HEAD'], path: '/files/:id' },
  { methods: ['POST'], path: '/posts/:id/share' },
];

/** A request that the API received, and its connection. */
interface Received {
  call: string;
  connection: Socket;
  hasBody: boolean;
}

/** Echoes the request. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url } = request;
  const body = await text(request).catch(() => '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ method, url, body }));
}

describe.each([
  ['every call', [allApiCalls]],
  ['two calls', twoCalls],
])('a server that forwards %s', (_name, routes) => {
  const received: Received[] = [];
  const api = createServer((request, response) => {
    const { method, url, headers, socket } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    received.push({ call: `${method} ${url}`, connection: socket, hasBody });
    void answer(request, response);
  });
  let app: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    app = await createWebServer({
      clientDir: import.meta.dirname,
      csp: { 'default-src': ["'none'"] },
      api: { url: `http://127.0.0.1:${port}/api`, routes },
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => void received.splice(0));
  afterAll(async () => {
    await app.close();
    api.closeAllConnections();
    api.close();
  });

  /**
   * Every fourth visitor writes, the others read; each must get the response to their own request.
   */
  async function visit(visitor: number): Promise<void> {
    const isWriter = visitor % 4 === 0;
    const url = isWriter ? `/api/posts/${visitor}/share` : `/api/files/${visitor}`;
    const method = isWriter ? 'POST' : 'GET';
    const body = isWriter ? `from ${visitor}` : '';
    const response = await fetch(origin + url, { method, body: body || null });
    expect(await response.json()).toEqual({ method, url, body });
  }

  test.each(oddRequests)(
    '$name: $becomes, and the next visitors get their own responses',
    async (odd) => {
      // Opens a connection to the API that could be affected.
      await visit(0);
      await visit(1);
      const { status, text: answers } = await sendRaw(origin, odd.bytes, odd);
      if (odd.becomes === 'passed') expect(answers).toContain('HTTP/1.1 200 ');
      else expect(status).toBe(odd.becomes === 'closed' ? null : odd.becomes);
      for (let visitor = 2; visitor < 8; visitor += 1) await visit(visitor);
      await Promise.all(Array.from({ length: 14 }, (_, index) => visit(index + 8)));

      const calls = received.map(({ call }) => call);
      expect(calls).not.toContain('DELETE /api/smuggled');
      expect(calls.filter((call) => /\/\d{1,2}(?:\/share)?$/.test(call))).toHaveLength(22);
      for (const { connection } of received.filter(({ hasBody }) => hasBody)) {
        expect(received.filter((other) => other.connection === connection)).toHaveLength(1);
      }
    },
  );
});
