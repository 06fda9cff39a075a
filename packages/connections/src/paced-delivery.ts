import { AsyncResource } from 'node:async_hooks';
import { Readable, Transform, type TransformCallback, pipeline } from 'node:stream';

/** Bytes that a stream may pass on per turn: one read of a file. */
const bytesPerStream = 64 * 1024;
/**
 * Streams that pass bytes on in one turn of the event loop. With eight, a new connection beside 420 slow
 * readers waited three times as long; with two, one process still delivers 300 MB per second.
 */
export const streamsPerTurn = 2;

/**
 * Lets streams take turns: few per turn of the event loop, in the order in which they asked. Node accepts one connection
 * per turn. When each of 400 streams sent a chunk in every turn, a new client waited for 6 s. A stream whose client does
 * not read asks for no turn.
 *
 * Each turn runs in the async context of its own request. Otherwise it would run in that of the first that asked, whose
 * client may have left.
 */
class Turns {
  #waiting: (() => void)[] = [];

  next(pass: () => void): void {
    this.#waiting.push(AsyncResource.bind(pass));
    if (this.#waiting.length === 1) setImmediate(this.#run);
  }

  readonly #run = (): void => {
    const passing = this.#waiting.splice(0, streamsPerTurn);
    if (this.#waiting.length > 0) setImmediate(this.#run);
    for (const pass of passing) pass();
  };
}

/** One for the whole process, because all its streams share the event loop. */
const turns = new Turns();

class Paced extends Transform {
  #passed = bytesPerStream;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#passed += chunk.length;
    if (this.#passed <= bytesPerStream) return done(null, chunk);
    turns.next(() => {
      this.#passed = chunk.length;
      done(null, chunk);
    });
  }
}

/**
 * The same bytes, which leave room for new connections. Destroying one of the two streams destroys the
 * other.
 */
export function paced(source: Readable): Readable {
  const delivery = new Paced({ highWaterMark: 16 * 1024 });
  // The reader of `delivery` gets the errors.
  pipeline(source, delivery, () => undefined);
  return delivery;
}

/**
 * Reads a body that nobody needs to its end, one piece per turn. While a stream flows freely, Node reads up to 2 MB of
 * each connection before it looks at the next one.
 */
export function discardInTurns(body: Readable): void {
  // Of a request of which nothing was read, Node itself would read the rest.
  body.read();
  body.on('data', () => {
    body.pause();
    turns.next(() => body.resume());
  });
  body.resume();
}

/** The same as `paced` for bytes in memory, which are not copied: writing megabytes at once takes milliseconds. */
export function pacedBytes(bytes: Buffer): Readable {
  const pieces = function* () {
    for (let start = 0; start < bytes.length; start += bytesPerStream) {
      yield bytes.subarray(start, start + bytesPerStream);
    }
  };
  return paced(Readable.from(pieces(), { objectMode: false }));
}
