import type { IncomingMessage } from 'node:http';

/** What clients flush by the line stays far below. */
const freePieces = 1_000;
/** Bytes that pieces have on average, beyond those. */
const leastAverage = 64;

/**
 * Hangs up on who sends a body in tiny pieces. Node calls back for each piece of a chunked body, and reads 64 kB of a
 * connection before it looks at the next one: with one byte each these are ten thousand calls, for each of a stranger's
 * connections in each turn of the event loop. A body with a length comes in pieces as large as what was read.
 */
export function refuseTinyPieces(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  // An event would come when the piece is taken; until then, thousands may have arrived.
  request.push = (piece: Buffer | null, encoding) => {
    if (piece === null) return push(piece, encoding);
    // The rest of what was read with the piece that was one too many.
    if (request.destroyed) return false;
    pieces += 1;
    bytes += piece.length;
    if (pieces <= freePieces || bytes >= pieces * leastAverage) return push(piece, encoding);
    request.destroy();
    return false;
  };
}
