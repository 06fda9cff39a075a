import { once } from 'node:events';
import type { Socket } from 'node:net';

/** Waits until the socket takes more bytes, or is closed. It leaves no listeners, however often it is called. */
export async function drained(socket: Socket): Promise<void> {
  if (!socket.writableNeedDrain || socket.closed) return;
  const over = new AbortController();
  const { signal } = over;
  const heard = ['drain', 'close'].map((event) => once(socket, event, { signal }));
  // An error is followed by `close`.
  await Promise.race(heard).catch(() => undefined);
  over.abort();
  await Promise.allSettled(heard);
}
