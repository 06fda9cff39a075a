import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { watchConnections } from './watch-connections.ts';

/** Sends a body in pieces of this length. @returns the bytes that the server got, and what it answered */
async function send(
  pieces: number,
  length: number,
  take: (request: IncomingMessage) => void = (request) => request.resume(),
  header = 'Connection: close',
) {
  const got = Promise.withResolvers<number>();
  const server = createServer((request, response) => {
    let bytes = 0;
    const count = (piece: Buffer) => {
      bytes += piece.length;
    };
    connections.enqueue(
      { request, response },
      () => 'somebody',
      () => {
        take(request);
        request.on('data', count).on('error', () => undefined);
        request.once('end', () => response.end('complete'));
        request.once('close', () => got.resolve(bytes));
      },
    );
  });
  const connections = watchConnections(server, () => false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    connections.stop();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const piece = `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;
  socket.write(`${piece.repeat(pieces)}0\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return { bytes: await got.promise, answer };
}

test.each([
  [1_000, 1],
  [20_000, 100],
])('%i pieces of %i bytes arrive', async (pieces, length) => {
  const { bytes, answer } = await send(pieces, length);
  expect(bytes).toBe(pieces * length);
  expect(answer).toMatch(/complete$/);
});

test.each([
  ['that is read', (request: IncomingMessage) => request.resume()],
  ['that nobody reads', (request: IncomingMessage) => request.pause()],
])('the connection of a body in tiny pieces %s is closed', async (_name, take) => {
  const { bytes, answer } = await send(30_000, 1, take);
  expect(bytes).toBeLessThanOrEqual(1_000);
  expect(answer).toBe('');
});

test('an unknown expectation is no way around it', async () => {
  const { bytes, answer } = await send(30_000, 1, undefined, 'Expect: something');
  expect(bytes).toBeLessThanOrEqual(1_000);
  expect(answer).toBe('');
});
