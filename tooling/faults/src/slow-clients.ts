import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, median, percentile } from './load.ts';
import { addPosts } from './posts.ts';
import { type OnPostgres, withApi } from './running-api.ts';

const slowOnes = 400;
const rounds = 5;
const roundMs = 2_000;

/** Three ways to hold a connection: say nothing, never end the headers, never end the body. */
const beginnings = [
  '',
  'GET /api/posts HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
];

/** Holds 400 half-open connections while ten others go on. */
export function slowClients(): Promise<Finding> {
  return withApi({}, async (api) => {
    await addPosts(api, 500);
    await p99Of(api);
    const quiet: number[] = [];
    const beset: number[] = [];
    let slowestGone = 0;
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await p99Of(api));
      const { p99, goneMs } = await besiege(api, round === 0);
      beset.push(p99);
      slowestGone = Math.max(slowestGone, goneMs);
    }
    const ratio = median(beset) / median(quiet);
    return {
      fault: `slow clients, ${slowOnes} half-open`,
      figure: "others' p99 < 2 × normal; slow ones gone within 10 s",
      seen: `p99 ${median(quiet).toFixed(1)} → ${median(beset).toFixed(1)} ms (${ratio.toFixed(2)} ×, medians of ${rounds} rounds in turns); the last was gone after ${(slowestGone / 1000).toFixed(1)} s`,
      isReached: ratio < 2 && slowestGone <= 10_000,
    };
  });
}

async function p99Of({ call }: OnPostgres): Promise<number> {
  const answers = await keepCalling(
    10,
    () => call({ path: '/api/posts' }),
    () => wait(roundMs),
  );
  return percentile(answers, 0.99);
}

/** @param isWatched wait until the server has hung up on all of them, else hang up oneself */
async function besiege(api: OnPostgres, isWatched: boolean) {
  const sockets = await Promise.all(
    Array.from({ length: slowOnes }, (_, index) => slowSocket(api.origin, index)),
  );
  const since = performance.now();
  const trickle = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 3 !== 0) socket.write('x');
  }, 1_000);
  // `once` would fail for those that are reset, which are gone as well.
  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
  const gone = Promise.all(sockets.map(closed));
  const p99 = await p99Of(api);
  if (!isWatched) for (const socket of sockets) socket.destroy();
  await gone;
  clearInterval(trickle);
  return { p99, goneMs: isWatched ? performance.now() - since : 0 };
}

async function slowSocket(origin: string, index: number): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  socket.write(beginnings[index % beginnings.length] ?? '');
  return socket;
}
