import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailableError, unavailableReason } from '../database-errors.ts';

export interface PoolLimits {
  /** Longest wait for a connection, ms. */
  waitMs: number;
  /** Longest time from sending a query to its answer, ms. */
  deadlineMs: number;
}

/** Connections that are in use and idle, and how many wait for one. */
export interface PoolUse {
  active: number;
  idle: number;
  waiting: number;
}

/** Pauses between attempts to reach a lost database, ms: soon at first, seldom when it stays away. */
const firstProbeMs = 100;
const longestProbeMs = 1_000;

/** Parts of the wait that are waited for. Few, as timers of the same length cost Node almost nothing. */
const patience = Array.from({ length: 20 }, (_, step) => 1 - step / 200);

/** Ends a connection whose query is past its deadline. */
type CutOff = (client: pg.PoolClient) => void;

/**
 * A `pg.Pool` for Kysely that never makes anybody wait without end: a bounded wait for a connection,
 * a deadline for each query, one kind of error for "not now", and a flag that says whether
 * the database is there, kept right by asking until it answers again.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly limits: PoolLimits;
  readonly #pool: pg.Pool;
  readonly #cutOff: CutOff;
  readonly #guarded = new WeakMap<pg.PoolClient, GuardedClient>();
  #isAvailable = true;
  #isProbing = false;
  #isEnding = false;
  #nextPatience = 0;

  constructor(pool: pg.Pool, cutOff: CutOff, limits: PoolLimits) {
    this.#pool = pool;
    this.#cutOff = cutOff;
    this.limits = limits;
    // Without a listener on both, a connection that dies would end the whole process.
    pool.on('error', () => this.#lose());
    pool.on('connect', (client) => client.on('error', () => this.#lose()));
  }

  available(): boolean {
    return this.#isAvailable;
  }

  connections(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<PostgresPoolClient> {
    if (!this.#isAvailable) throw new DatabaseUnavailableError('lost');
    const client = await this.#checkOut();
    return this.#guardedClient(client);
  }

  /** Allows each wait and each query `ms` while `work` runs. */
  async within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const usual = { ...this.limits };
    Object.assign(this.limits, { waitMs: ms, deadlineMs: ms });
    return work().finally(() => Object.assign(this.limits, usual));
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#pool.end();
  }

  /** Translates what a query threw, and notes when it means that the database is gone. */
  refusal(error: unknown): unknown {
    const reason = unavailableReason(error);
    if (reason === undefined) return error;
    if (reason === 'lost') this.#lose();
    return error instanceof DatabaseUnavailableError
      ? error
      : new DatabaseUnavailableError(reason, error);
  }

  async #checkOut(): Promise<pg.PoolClient> {
    const arriving = this.#pool.connect();
    const waited = Promise.withResolvers<never>();
    // Who came together leaves one by one: two hundred refusals in one moment would hold up everybody else.
    this.#nextPatience = (this.#nextPatience + 1) % patience.length;
    const patienceMs = this.limits.waitMs * (patience[this.#nextPatience] ?? 1);
    const timer = setTimeout(() => {
      waited.reject(new DatabaseUnavailableError('busy'));
      // Nobody waits for it any more: straight back when it arrives.
      arriving.then((client) => client.release()).catch(() => undefined);
    }, patienceMs);
    try {
      return await Promise.race([arriving, waited.promise]);
    } catch (error) {
      throw this.refusal(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #guardedClient(client: pg.PoolClient): GuardedClient {
    const known = this.#guarded.get(client);
    if (known) return known;
    const guarded = new GuardedClient(client, this, this.#cutOff);
    this.#guarded.set(client, guarded);
    return guarded;
  }

  /** A connection is gone. The only one takes the database along; of several, asking shows. */
  #lose(): void {
    if (this.#isEnding) return;
    if (this.#pool.options.max === 1) this.#isAvailable = false;
    if (this.#isProbing) return;
    this.#isProbing = true;
    void this.#probe().finally(() => {
      this.#isProbing = false;
    });
  }

  async #probe(): Promise<void> {
    // The pool may hold a second connection that died with the first: asked again at once.
    if ((await this.#ask()) || (await this.#ask())) return;
    for (
      let pauseMs = firstProbeMs;
      !this.#isEnding;
      pauseMs = Math.min(pauseMs * 2, longestProbeMs)
    ) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      if (await this.#ask()) return;
    }
  }

  /** Whether the database answers; all its connections being in use says neither yes nor no. */
  async #ask(): Promise<boolean> {
    try {
      await this.#pool.query('select 1');
      this.#isAvailable = true;
    } catch (error) {
      if (unavailableReason(error) !== 'busy') this.#isAvailable = false;
      return false;
    }
    return true;
  }
}

/** One connection; Kysely sends one query at a time on it, so the deadline counts from sending. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #pool: GuardedPool;
  readonly #cutOff: CutOff;
  #isLost = false;

  constructor(client: pg.PoolClient, pool: GuardedPool, cutOff: CutOff) {
    this.#client = client;
    this.#pool = pool;
    this.#cutOff = cutOff;
    client.on('error', () => {
      this.#isLost = true;
    });
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new TypeError('Cursors are not used here.');
    return this.#answer<R>(query, parameters);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #answer<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const client: PostgresPoolClient = this.#client;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#cutOff(this.#client);
    }, this.#pool.limits.deadlineMs);
    try {
      return await client.query<R>(text, parameters);
    } catch (error) {
      throw this.#translate(error, isLate);
    } finally {
      clearTimeout(timer);
    }
  }

  #translate(error: unknown, isLate: boolean): unknown {
    const reason = unavailableReason(error);
    if (isLate) {
      if (reason === 'lost') this.#pool.refusal(error);
      return new DatabaseUnavailableError('deadline', error);
    }
    // A dying engine's queries fail without any code.
    if (this.#isLost) return this.#pool.refusal(new DatabaseUnavailableError('lost', error));
    return this.#pool.refusal(error);
  }
}
