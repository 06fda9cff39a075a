import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait behind the one being answered. Browsers and proxies send one at a time. */
const mostWaiting = 8;

/** An answer and whom it is for. */
interface Answer {
  response: ServerResponse;
  /** Asked for only where it matters: finding out costs more than most requests can spare. */
  caller: () => string;
}

/** What a slow reader has not taken yet. */
export interface Undelivered {
  connection: Connection;
  /** The address. */
  caller: string;
  bytes: number;
  /** How long nothing of it has been taken, ms. */
  stalledMs: number;
}

/** One caller's connection: works on one request at a time, and knows whether its answer is read. */
export class Connection {
  readonly #socket: Socket;
  readonly #waiting: (() => void)[] = [];
  #answer: Answer | undefined;
  /** What had been written when it was last looked at, and since when that is so. */
  #seen = { written: 0, left: 0, since: 0 };

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  get isIdle(): boolean {
    return this.#answer === undefined;
  }

  /**
   * Begins a request when the answers before it have been delivered. Node hands over pipelined requests
   * all at once, so that one packet would be a thousand of them. Past `mostWaiting` it hangs up.
   */
  inTurn(answer: Answer, begin: () => void): void {
    const enter = (): void => {
      this.#answer = answer;
      // Not 'close': when the connection ends there is no next one.
      answer.response.once('finish', () => this.#next());
      begin();
    };
    if (this.#answer === undefined) enter();
    else if (this.#waiting.length < mostWaiting) this.#waiting.push(enter);
    else this.hangUp();
  }

  #next(): void {
    this.#answer = undefined;
    // After `connection: close` no further answer can be sent.
    if (!this.#socket.writable) this.#waiting.length = 0;
    this.#waiting.shift()?.();
  }

  /** What its caller has been sent and has not taken; undefined when there is nothing. */
  undelivered(now: number): Undelivered | undefined {
    const left = this.#answer?.response.writableLength ?? 0;
    if (this.#answer === undefined || left === 0) return undefined;
    const written = this.#socket.bytesWritten;
    if (this.#seen.written !== written || this.#seen.left !== left) {
      this.#seen = { written, left, since: now };
    }
    const stalledMs = now - this.#seen.since;
    return { connection: this, caller: this.#answer.caller(), bytes: left, stalledMs };
  }

  hangUp(): void {
    this.#waiting.length = 0;
    this.#socket.destroy();
  }
}
