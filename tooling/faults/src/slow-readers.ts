import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, percentile, statusCounts } from './load.ts';
import { type RunningApi, withApi } from './running-api.ts';

const readers = 480;
/** The largest document that anybody may ask for. */
const request = 'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n';
const pipelined = 8;
/** Until all have been sent what the kernel takes: to begin so many answers at once is plain overload. */
const settleMs = 5_000;
const siegeMs = 10_000;
const goneWithinMs = 100_000;
const mostMb = 300;

/** Lets 480 connections ask for a large file eight times over and read nothing, while others go on. */
export function slowReaders(): Promise<Finding> {
  return withApi({}, async (api) => {
    const before = megabytesOf(api);
    const sockets = await Promise.all(
      Array.from({ length: readers }, () => readNothing(api.origin)),
    );
    const gone = Promise.all(sockets.map(({ closed }) => closed));
    await wait(settleMs);
    const since = performance.now();
    const call = () => api.call({ path: '/api/posts' });
    const answers = await keepCalling(10, call, () => wait(siegeMs));
    const grown = megabytesOf(api) - before;
    await Promise.race([gone, wait(goneWithinMs + 30_000 - (performance.now() - since))]);
    const goneMs = performance.now() - since;
    for (const { socket } of sockets) socket.destroy();
    const isAnswered = answers.every(({ status }) => status === 200);
    return {
      fault: `slow readers, ${readers} that read nothing`,
      figure: `others are answered 200; at most ${mostMb} MB more; gone within ${goneWithinMs / 1000} s`,
      seen: `${statusCounts(answers)}, p99 ${percentile(answers, 0.99).toFixed(0)} ms; ${grown.toFixed(0)} MB more; the last was gone after ${(goneMs / 1000).toFixed(0)} s`,
      isReached: isAnswered && grown <= mostMb && goneMs <= goneWithinMs,
    };
  });
}

async function readNothing(origin: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Whoever does not read hears of a reset only when it writes; empty lines between requests mean nothing.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const probe = setInterval(() => socket.write('\r\n'), 1_000);
  socket.on('error', () => undefined).once('close', () => clearInterval(probe));
  socket.pause();
  await once(socket, 'connect');
  socket.write(request.repeat(pipelined));
  return { socket, closed };
}

/** Memory that the kernel has given to the server. */
function megabytesOf({ server: { child } }: RunningApi): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
