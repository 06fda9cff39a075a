import type { LiveChange } from '@buddyline/domain/live';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { asOwnWork } from '../db/engine/connection-shares.ts';
import type { Database } from '../db/schema.ts';
import { Failure, overloaded } from '../http/failure.ts';
import type { Caller } from '../session/caller.ts';
import { findLiveSessions } from '../session/sessions-sql.ts';
import { findChanges, maxChanges, windowSeconds } from './changes-sql.ts';
import { eventText, LiveStream } from './live-stream.ts';
import {
  deleteStream,
  insertStream,
  listViewers,
  setTickets,
  touchStreams,
  type Viewer,
} from './live-streams-sql.ts';

/** One person has one stream per browser. */
const maxPerPerson = 10;
/** How often the database is read, ms; only while there are streams. */
export const pollMs = 1_000;
/** How often the streams of this process are said to be open, ms. */
const touchMs = 10_000;

const tooManyStreams = /*i18n*/ {
  id: 'api.live.too-many',
  message: 'You have the panel open in too many browsers for live updates.',
};

/**
 * Tells the browsers of staff what changes while it does, whichever process changed it: every process reads
 * the database once a second for all its streams. (LISTEN does not work through pgbouncer.)
 */
export class LiveFeed {
  readonly #db: Kysely<Database>;
  readonly #maxStreams: number;
  readonly #streams = new Map<string, LiveStream>();
  /** The keys of the changes that were sent, with the time. */
  readonly #sent = new Map<string, number>();
  #log: Pick<FastifyBaseLogger, 'debug'> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> = Promise.resolve();
  #touchedAt = 0;
  #isStopped = false;

  constructor(db: Kysely<Database>, maxStreams: number) {
    this.#db = db;
    this.#maxStreams = maxStreams;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** The open streams of this process. */
  streams(): readonly LiveStream[] {
    return [...this.#streams.values()];
  }

  /** @throws Failure 429 when the person has too many streams, 503 when the process has, or stops */
  async open(caller: Caller, log: Pick<FastifyBaseLogger, 'debug'>): Promise<LiveStream> {
    this.#log = log;
    if (this.#isStopped || this.#streams.size >= this.#maxStreams) throw overloaded(30);
    const own = this.streams().filter((one) => one.caller.userId === caller.userId);
    if (own.length >= maxPerPerson) {
      throw new Failure(429, tooManyStreams, { retryAfter: 60 });
    }
    const stream = new LiveStream(caller);
    this.#streams.set(stream.id, stream);
    stream.output.once('close', () => this.#forget(stream));
    try {
      await insertStream(this.#db, { id: stream.id, userId: caller.userId });
    } catch (error) {
      stream.output.destroy();
      throw error;
    }
    stream.write(eventText({ type: 'opened', streamId: stream.id }));
    this.#timer ??= this.#pollLater();
    return stream;
  }

  /** @returns false when the person has no such stream, in any process */
  async setTickets(caller: Caller, streamId: string, ticketIds: string[]): Promise<boolean> {
    const isOwn = await setTickets(this.#db, { id: streamId, userId: caller.userId, ticketIds });
    // The streams of other processes hear of it with their next look.
    if (isOwn) this.#sendPresence(await listViewers(this.#db));
    return isOwn;
  }

  /** Ends all streams, and takes no more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stream of this.#streams.values()) stream.end();
    clearTimeout(this.#timer);
    await this.#polling;
  }

  #forget({ id }: LiveStream): void {
    this.#streams.delete(id);
    // What is left after a failure is deleted a minute later.
    deleteStream(this.#db, id).catch(() => undefined);
  }

  #pollLater(): NodeJS.Timeout {
    const poll = () => {
      this.#polling = this.#poll();
    };
    // Not the work of the person whose stream was the first.
    return asOwnWork(() => setTimeout(poll, pollMs).unref());
  }

  async #poll(): Promise<void> {
    try {
      await this.#endRevoked();
      await this.#sendChanges();
      this.#sendPresence(await listViewers(this.#db));
      await this.#touch();
    } catch (error) {
      this.#log?.debug({ err: error }, 'Changes could not be read and will be read again');
    }
    for (const stream of this.#streams.values()) stream.keepAlive();
    const isNeeded = this.#streams.size > 0 && !this.#isStopped;
    this.#timer = isNeeded ? this.#pollLater() : undefined;
  }

  async #endRevoked(): Promise<void> {
    // Without those that open during the statement, which was not asked about them.
    const asked = this.streams();
    const sessionIds = new Set(asked.map(({ caller }) => caller.sessionId));
    const valid = new Set(await findLiveSessions(this.#db, [...sessionIds]));
    for (const stream of asked) if (!valid.has(stream.caller.sessionId)) stream.end();
  }

  async #sendChanges(): Promise<void> {
    const found = await findChanges(this.#db);
    const fresh = found.filter(({ key }) => !this.#sent.has(key));
    const now = performance.now();
    for (const { key } of found) this.#sent.set(key, now);
    for (const [key, at] of this.#sent) {
      if (now - at > 2_000 * windowSeconds) this.#sent.delete(key);
    }
    if (fresh.length === 0) return;
    const changes = new Map<string, LiveChange>(
      fresh.map(({ noun, id, byId }) => [`${noun} ${id} ${byId}`, { noun, id, byId }]),
    );
    const text = eventText({
      type: 'changed',
      changes: [...changes.values()].slice(0, maxChanges),
      isPartial: fresh.length >= maxChanges,
    });
    for (const stream of this.#streams.values()) stream.write(text);
  }

  #sendPresence(viewers: readonly Viewer[]): void {
    const byStream = new Map(viewers.map((viewer) => [viewer.id, viewer]));
    const byTicket = new Map<string, Viewer[]>();
    for (const viewer of viewers) {
      for (const id of viewer.ticketIds) byTicket.set(id, [...(byTicket.get(id) ?? []), viewer]);
    }
    for (const stream of this.#streams.values()) {
      const { ticketIds = [] } = byStream.get(stream.id) ?? {};
      const tickets = ticketIds.flatMap((id) => {
        const people = othersAmong(byTicket.get(id) ?? [], stream.caller.userId);
        return people.length === 0 ? [] : [{ id, people }];
      });
      stream.writePresence(tickets);
    }
  }

  async #touch(): Promise<void> {
    if (performance.now() - this.#touchedAt < touchMs) return;
    this.#touchedAt = performance.now();
    await touchStreams(this.#db, [...this.#streams.keys()]);
  }
}

/** Each person once, though they may have several browsers. */
function othersAmong(viewers: readonly Viewer[], userId: string): { id: string; name: string }[] {
  const others = viewers.filter((viewer) => viewer.userId !== userId);
  return [
    ...new Map(others.map((one) => [one.userId, { id: one.userId, name: one.name }])).values(),
  ];
}
