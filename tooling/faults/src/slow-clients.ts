import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '@buddyline/tests/statistics';
import type { Finding } from './finding.ts';
import { keepCalling, responseTime } from './load.ts';
import { addPosts } from './posts.ts';
import { type OnPostgres, withApi } from './running-api.ts';

const slowCount = 400;
const rounds = 5;
const roundMs = 2_000;

/**
 * Three ways to hold a connection: send nothing, never finish the headers, never finish the body.
 */
const beginnings = [
  '',
  'GET /api/posts HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
];

/** Holds 400 incomplete requests while ten other clients send calls. */
export function slowClients(): Promise<Finding> {
  return withApi({}, async (api) => {
    await addPosts(api, 500);
    await p99Of(api);
    const normal: number[] = [];
    const loaded: number[] = [];
    let slowestCloseMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      normal.push(await p99Of(api));
      const { p99, goneMs } = await measureWithSlowClients(api, round === 0);
      loaded.push(p99);
      slowestCloseMs = Math.max(slowestCloseMs, goneMs);
    }
    const ratio = median(loaded) / median(normal);
    return {
      fault: `slow clients, ${slowCount} half-open`,
      target: "other clients' p99 < 2 × normal; slow clients disconnected within 10 s",
      result: `p99 ${median(normal).toFixed(1)} → ${median(loaded).toFixed(1)} ms (${ratio.toFixed(2)} ×, medians of ${rounds} interleaved rounds); the last was disconnected after ${(slowestCloseMs / 1000).toFixed(1)} s`,
      isReached: ratio < 2 && slowestCloseMs <= 10_000,
    };
  });
}

async function p99Of({ call }: OnPostgres): Promise<number> {
  const answers = await keepCalling(
    10,
    () => call({ path: '/api/posts' }),
    () => wait(roundMs),
  );
  return responseTime(answers, 0.99);
}

/** @param waitForServer wait until the server has closed all of them, else close them here */
async function measureWithSlowClients(api: OnPostgres, waitForServer: boolean) {
  const sockets = await Promise.all(
    Array.from({ length: slowCount }, (_, index) => slowSocket(api.origin, index)),
  );
  const since = performance.now();
  const trickle = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 3 !== 0) socket.write('x');
  }, 1_000);
  // `once` would fail for reset connections, which are closed as well.
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
  const gone = Promise.all(sockets.map(closed));
  const p99 = await p99Of(api);
  if (!waitForServer) for (const socket of sockets) socket.destroy();
  await gone;
  clearInterval(trickle);
  return { p99, goneMs: waitForServer ? performance.now() - since : 0 };
}

async function slowSocket(origin: string, index: number): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  socket.write(beginnings[index % beginnings.length] ?? '');
  return socket;
}
