import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import type { RunningApp } from '@buddyline/tests/app-process';

/**
 * Opens connections that send all of `requests` at once. Every second one reads 64 kB twice a second,
 * as over a slow line; the others read nothing.
 */
export async function readSlowly(
  origin: string,
  count: number,
  requests: string,
): Promise<Disposable & { sockets: readonly Socket[] }> {
  const opening = Array.from({ length: count }, () => openUnread(origin, requests));
  const sockets = await Promise.all(opening);
  const slow = sockets.filter((_, index) => index % 2 === 0);
  const reading = setInterval(() => {
    for (const socket of slow) socket.read(65_536);
  }, 500);
  return {
    sockets,
    [Symbol.dispose]() {
      clearInterval(reading);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A connection that has sent `requests` and reads nothing. */
export async function openUnread(origin: string, requests: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(requests);
  return socket;
}

/** Memory that the kernel has given to the server. */
export function megabytesOf({ child }: Pick<RunningApp, 'child'>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
