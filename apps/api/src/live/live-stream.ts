import { Readable } from 'node:stream';
import type { LiveEvent, LivePresence } from '@buddyline/domain/live';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../session/caller.ts';

/** A reader that has not read this much gets no more: it opens a new stream when it reads again. */
const maxUnreadBytes = 16 * 1024;

/** Less than the silence after which proxies cut a connection, and the panel opens a new one. */
export const keepAliveMs = 12_000;

/** The server's side of one event stream, in the format of server-sent events. */
export class LiveStream {
  readonly id = uuidv7();
  readonly caller: Caller;
  readonly output = new Readable({ read() {} });
  #sentAt = performance.now();
  #isEnded = false;
  #presence = '[]';

  constructor(caller: Caller) {
    this.caller = caller;
  }

  /** @param text an event as text, which many streams share */
  write(text: string): void {
    if (this.#isEnded) return;
    if (this.output.readableLength > maxUnreadBytes) this.output.destroy();
    else this.output.push(text);
    this.#sentAt = performance.now();
  }

  /** Only when it is different from what was sent before. */
  writePresence(tickets: LivePresence['tickets']): void {
    const presence = JSON.stringify(tickets);
    if (presence === this.#presence) return;
    this.#presence = presence;
    this.write(eventText({ type: 'presence', tickets }));
  }

  keepAlive(): void {
    if (performance.now() - this.#sentAt >= keepAliveMs) this.write(': still here\n\n');
  }

  /** After what was written is read. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.output.push(null);
  }
}

export function eventText(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
