import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a sender has to hear an answer and stop, ms. */
const lingerMs = 2_000;

/**
 * Closes a connection after an answer that was given before the body had been read to its end (401,
 * 413): what is left of a body must never be taken for the next request, and nobody waits for it.
 */
export function closeAfterUnreadBodies(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    // What Node calls after the last answer of a connection.
    socket.destroySoon = () => closeInStages(socket);
    request.once('end', () => {
      response.shouldKeepAlive = shouldKeepAlive;
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/**
 * To close at once while bytes are still arriving is a reset, which takes the answer away from the
 * sender before it was read: first the own side is closed, what comes is dropped, and then all of it
 * (RFC 9112, section 9.6).
 */
function closeInStages(socket: Socket): void {
  // The parser hears nothing of it any more.
  socket.removeAllListeners('data').on('data', () => {});
  socket.resume();
  socket.end();
  const patience = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(patience));
}
