import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The longest queue behind the current request. Browsers and proxies send one at a time. */
const maxQueued = 8;

/** A response and its client. */
interface Exchange {
  response: ServerResponse;
  /** Called only when needed, since resolving the address is slow. */
  caller: () => string;
}

/** The part of a response that a slow client has not read yet. */
export interface Undelivered {
  connection: Connection;
  /** The client's address. */
  caller: string;
  bytes: number;
  /** Time without progress. */
  stalledMs: number;
}

/**
 * A client's connection: handles one request at a time and measures whether its response is read.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #queue: (() => void)[] = [];
  #current: Exchange | undefined;
  /** The last observed progress, and the time it was first seen. */
  #seen = { written: 0, left: 0, since: 0 };

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  get isIdle(): boolean {
    return this.#current === undefined;
  }

  /**
   * Starts a request when the responses before it have been delivered. Node emits pipelined
   * requests all at once, and one packet may hold a thousand. With more than `maxQueued` waiting,
   * it disconnects. A request that waits begins as its own work, and not as that of the one before it.
   */
  enqueue(exchange: Exchange, begin: () => void): void {
    // Node parses the rest of a packet even after the connection is closed.
    if (this.#socket.destroyed) return;
    const start = (): void => {
      this.#current = exchange;
      // Not on 'close': a closed connection has no next request.
      exchange.response.once('finish', () => this.#next());
      begin();
    };
    if (this.#current === undefined) start();
    else if (this.#queue.length < maxQueued) this.#queue.push(AsyncResource.bind(start));
    else this.hangUp();
  }

  #next(): void {
    this.#current = undefined;
    // After `connection: close` no further response can be sent.
    if (!this.#socket.writable) this.#queue.length = 0;
    this.#queue.shift()?.();
  }

  /** What the client has not read of the current response; undefined when everything is read. */
  undelivered(now: number): Undelivered | undefined {
    const left = this.#current?.response.writableLength ?? 0;
    if (this.#current === undefined || left === 0) return undefined;
    const written = this.#socket.bytesWritten;
    if (this.#seen.written !== written || this.#seen.left !== left) {
      this.#seen = { written, left, since: now };
    }
    const stalledMs = now - this.#seen.since;
    return { connection: this, caller: this.#current.caller(), bytes: left, stalledMs };
  }

  hangUp(): void {
    this.#queue.length = 0;
    this.#socket.destroy();
  }
}
