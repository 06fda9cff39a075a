import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = Number(new URL(await api.api.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

test.each([
  ['a URL of 9 kB', `GET /api/users?search=${'x'.repeat(9_000)} HTTP/1.1`, 431],
  ['a header of 9 kB', `GET /api/users HTTP/1.1\r\nPrefer: ${'x'.repeat(9_000)}`, 431],
  ['headers of 9 kB', `GET /api/users HTTP/1.1${'\r\nX-A: b'.repeat(1_000)}`, 431],
  ['a request that is not HTTP', 'HELLO', 400],
  ['a URL with invalid characters', 'GET /api/users?page=\u0662 HTTP/1.1', 400],
])('%s gets the error envelope, headers and language', async (_name, request, status) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${request}\r\nHost: api\r\nAccept-Language: ar\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('cache-control: no-store');
  const message = expect.stringMatching(/[\u0600-\u06FF]{3}/);
  expect(JSON.parse(body)).toEqual({ isSuccessful: false, message });
});
