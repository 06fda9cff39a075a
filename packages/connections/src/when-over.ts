import type { ServerResponse } from 'node:http';

/**
 * Calls `done` once when the response is complete or its client is gone; at once if that was before. `close` is
 * emitted a single time, so a listener that is added after an await may never hear of it, and what it would give
 * back is lost.
 */
export function whenOver(response: ServerResponse, done: () => void): void {
  if (response.closed) done();
  else response.once('close', done);
}
