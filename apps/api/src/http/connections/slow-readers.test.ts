import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { Readable } from 'node:stream';
import { hangs } from '@buddyline/tests/time-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { anyone } from '../access.ts';

/** The same ratio as 480 readers to the default limit of 200 requests in flight. */
const [maxInFlight, readers] = [20, 48];
const chunk = Buffer.alloc(64 * 1024);
/** The largest certificate, which exceeds the kernel's buffers. */
const large = 15_000_000;

/** Filling the kernel's buffers takes long on a busy machine. */
const slow = { timeout: hangs.testMs };

let api: TestApi;
let sockets: Socket[];
/** Large responses that have been started. */
let started = 0;
const allStarted = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi({ maxInFlight }, (routes) => {
    routes.get('/api/large', { config: { access: anyone } }, (_request, reply) => {
      started += 1;
      if (started === readers) allStarted.resolve();
      return reply.send(Readable.from(Array(Math.ceil(large / chunk.length)).fill(chunk)));
    });
  });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const port = (): number => (api.api.server.address() as AddressInfo).port;

/** Pipelines `times` requests for a large response and reads nothing. */
async function readNothing(times: number): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times));
  return socket;
}

async function statusesOf(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`http://127.0.0.1:${port()}/api/meta`);
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}

test(
  'clients that pipeline large responses and read nothing do not block others',
  slow,
  async () => {
    const before = process.memoryUsage().rss;
    sockets = await Promise.all(Array.from({ length: readers }, () => readNothing(3)));
    await allStarted.promise;
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(100);
    // A disconnect also cancels the pipelined requests.
    for (const socket of sockets) socket.destroy();
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
    expect(started).toBe(readers);
  },
);
