import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { keepCalling, responseTime, statusCounts } from './load.ts';
import { withApi } from './running-api.ts';
import { megabytesOf, openUnread } from './unread-responses.ts';

const readers = 480;
/** The largest public document. */
const request = 'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n';
const pipelined = 8;
/** Until the kernel's buffers are full: starting so many responses at once is ordinary overload. */
const settleMs = 5_000;
const loadMs = 10_000;
const goneWithinMs = 100_000;
/** Time for a round trip of a packet. */
const roundTripMs = 1_000;
const maxMb = 300;

/**
 * Opens 480 connections that request a large file eight times and read nothing, while other clients
 * send calls.
 */
export function slowReaders(): Promise<Finding> {
  return withApi({}, async (api) => {
    const before = megabytesOf(api);
    const sockets = await Promise.all(
      Array.from({ length: readers }, () => openUnread(api.origin, request.repeat(pipelined))),
    );
    await wait(settleMs);
    const call = () => api.call({ path: '/api/posts' });
    const answers = await keepCalling(10, call, () => wait(loadMs));
    const grown = megabytesOf(api) - before;
    await wait(goneWithinMs - loadMs);
    const open = await countOpen(sockets);
    for (const socket of sockets) socket.destroy();
    const isAnswered = answers.every(({ status }) => status === 200);
    return {
      fault: `slow readers, ${readers} that read nothing`,
      target: `other clients get 200; at most ${maxMb} MB more memory; disconnected within ${goneWithinMs / 1000} s`,
      result: `${statusCounts(answers)}, p99 ${responseTime(answers, 0.99).toFixed(0)} ms; ${grown.toFixed(0)} MB more; ${open} of them open after ${goneWithinMs / 1000} s`,
      isReached: isAnswered && grown <= maxMb && open === 0,
    };
  });
}

/**
 * The number of connections that the server has not closed. A client that does not read notices a
 * reset only when it writes, so it sends an empty line, which HTTP ignores between requests. Sent
 * earlier, it would keep idle connections alive.
 */
async function countOpen(sockets: readonly Socket[]): Promise<number> {
  // The first write makes the server reset the connection, the second one fails because of it.
  for (let probe = 0; probe < 2; probe += 1) {
    for (const socket of sockets) socket.write('\r\n');
    await wait(roundTripMs);
  }
  return sockets.filter(({ destroyed }) => !destroyed).length;
}
