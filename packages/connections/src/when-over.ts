import type { ServerResponse } from 'node:http';

/**
 * Calls `done` once when the response is complete or its client is gone, and at once if it already is. `close` is emitted
 * a single time: a listener that is added after an await may miss it, and then never releases what it should.
 */
export function whenOver(response: ServerResponse, done: () => void): void {
  if (response.closed) done();
  else response.once('close', done);
}
