import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { Readable } from 'node:stream';
import { hangs } from '@buddyline/tests/time-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { anyone } from '../access.ts';

/** As many for each place as 480 are for the usual 200. */
const [places, readers] = [20, 48];
const chunk = Buffer.alloc(64 * 1024);
/** As large as a certificate may be: more than the kernel takes off the server's hands. */
const large = 15_000_000;

/** The kernel is filled before the server is held up. */
const slow = { timeout: hangs.testMs };

let api: TestApi;
let sockets: Socket[];
/** Large answers that were begun. */
let begun = 0;
const allBegun = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi({ maxInFlight: places }, (routes) => {
    routes.get('/api/large', { config: { access: anyone } }, (_request, reply) => {
      begun += 1;
      if (begun === readers) allBegun.resolve();
      return reply.send(Readable.from(Array(Math.ceil(large / chunk.length)).fill(chunk)));
    });
  });
  await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const port = (): number => (api.api.server.address() as AddressInfo).port;

/** Asks `times` for a large answer in one packet, and reads nothing. */
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
  'while many readers pipeline large answers and read nothing, others are answered',
  slow,
  async () => {
    const before = process.memoryUsage().rss;
    sockets = await Promise.all(Array.from({ length: readers }, () => readNothing(3)));
    await allBegun.promise;
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(100);
    // Who hangs up is forgotten, with all that was asked for behind the first.
    for (const socket of sockets) socket.destroy();
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
    expect(begun).toBe(readers);
  },
);
