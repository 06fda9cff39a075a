import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
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

async function open(): Promise<Socket> {
  // The client decides when to close its side.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: api', ...headers, '', ''].join('\r\n');
const statuses = (answers: string) =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const inner = head('GET /api/health');

test.each([
  ['a read', head('GET /api/users', `Content-Length: ${inner.length}`), 401],
  ['an unauthorised upload', head('POST /api/posts', form, 'Content-Length: 9000000'), 401],
  ['an upload in chunks', head('POST /api/posts', form, 'Transfer-Encoding: chunked'), 401],
  ['JSON that is too large', head('POST /api/auth/login', json, 'Content-Length: 200000'), 413],
  ['an unsupported content type', head('POST /api/auth/login', 'Content-Length: 99'), 415],
])(
  '%s with an unread body is answered, and its connection is closed',
  async (_name, request, status) => {
    const socket = await open();
    socket.write(request);
    const [answer] = await once(socket, 'data');
    // Body bytes that a vulnerable server would parse as the next request.
    socket.write(inner + inner);
    const answers = String(answer) + (await text(socket));
    socket.end();
    expect(statuses(answers)).toEqual([status]);
    expect(answers).toMatch(/^connection: close\r$/im);
  },
);

test.each([
  ['JSON', 'POST /api/auth/login', json, 3_000_000, 413],
  ['the largest upload', 'POST /api/certificates', form, 15_000_000, 401],
])(
  'a client that keeps sending %s gets the response before the connection closes',
  async (_name, line, type, length, status) => {
    const socket = await open();
    const closed = once(socket, 'close');
    socket.write(head(line, type, `Content-Length: ${length}`));
    socket.end(Buffer.alloc(length, ' '));
    expect(statuses(await text(socket))).toEqual([status]);
    await closed;
  },
);

test('what a refused client goes on to send is read slowly', async () => {
  const socket = await open();
  socket.write(head('POST /api/posts', form, 'Content-Length: 900000000'));
  const [answer] = await once(socket, 'data');
  expect(statuses(String(answer))).toEqual([401]);
  const piece = Buffer.alloc(1_000_000);
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  const sendOn = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', sendOn);
  sendOn();
  await closed;
  expect(socket.bytesWritten - socket.writableLength).toBeLessThan(60_000_000);
});

test('a connection stays open after a body that was read', async () => {
  const socket = await open();
  const body = '{"email":"nobody@example.org","password":"something"}';
  const login = head('POST /api/auth/login', json, `Content-Length: ${body.length}`) + body;
  for (let time = 1; time <= 2; time += 1) {
    socket.write(login);
    const [answer] = await once(socket, 'data');
    expect(statuses(String(answer))).toEqual([401]);
    expect(String(answer)).toMatch(/^connection: keep-alive\r$/im);
  }
  socket.destroy();
});
