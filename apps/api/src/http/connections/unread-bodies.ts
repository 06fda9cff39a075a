import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from '@buddyline/connections/has-body';

/** Time for the client to read the response and stop sending, ms. */
const lingerMs = 2_000;
/** How often some more is read meanwhile. A sender that is refused again and again would keep the thread reading. */
const readEveryMs = 5;

/**
 * Closes a connection after a response that was sent before the body was read completely (401, 413), so
 * that the rest of the body is never parsed as the next request.
 */
export function closeAfterUnreadBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    // Node calls this after the last response of a connection.
    socket.destroySoon = () => closeInStages(socket);
    request.once('end', () => {
      response.shouldKeepAlive = shouldKeepAlive;
    });
  });
}

/**
 * Closing at once while bytes still arrive would reset the connection, and the client could lose the
 * response. So first the sending side is closed, then incoming bytes are dropped for a while, then the
 * connection is closed (RFC 9112, section 9.6). One read has 64 kB, so the largest upload is dropped in 2 s.
 */
function closeInStages(socket: Socket): void {
  // Detaches the HTTP parser.
  socket.removeAllListeners('data').on('data', () => socket.pause());
  socket.resume();
  socket.end();
  const reads = setInterval(() => socket.resume(), readEveryMs);
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => {
    clearInterval(reads);
    clearTimeout(linger);
  });
}
