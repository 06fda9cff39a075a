/** Message types after which PostgreSQL answers: https://www.postgresql.org/docs/15/protocol-message-formats.html */
const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const flush = 'H'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

/**
 * Splits a client's byte stream into requests, each of which ends where the server answers. The engine
 * needs complete requests: it would answer a Parse before its Sync has arrived.
 */
export class MessageSplitter {
  #bytes: Buffer = Buffer.alloc(0);
  /** End of the complete messages. */
  #end = 0;
  /** False until the startup message, which has no type byte. */
  #hasStarted = false;

  *split(chunk: Buffer): Generator<Buffer | 'terminate'> {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      const typeBytes = this.#hasStarted ? 1 : 0;
      if (this.#bytes.length < this.#end + typeBytes + 4) return;
      const type = this.#hasStarted ? this.#bytes[this.#end] : sync;
      const next = this.#end + typeBytes + this.#bytes.readUInt32BE(this.#end + typeBytes);
      if (this.#bytes.length < next) return;
      this.#end = next;
      this.#hasStarted = true;
      if (type === terminate) yield 'terminate';
      if (type === query || type === sync || type === flush) yield this.#take();
    }
  }

  #take(): Buffer {
    const request = this.#bytes.subarray(0, this.#end);
    this.#bytes = this.#bytes.subarray(this.#end);
    this.#end = 0;
    return request;
  }
}
