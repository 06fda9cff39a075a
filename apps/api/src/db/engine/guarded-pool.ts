import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import * as v from 'valibot';
import { Reachability } from '../../reachability.ts';
import { DatabaseUnavailableError, unavailableReason } from '../database-errors.ts';
import { preparedName } from '../statements/statement.ts';
import { ConnectionShares } from './connection-shares.ts';

export interface PoolLimits {
  /** Longest wait for a connection, ms. */
  waitMs: number;
  /** Longest time from sending a query to its result, ms. */
  deadlineMs: number;
}

/** Numbers of active and idle connections, and of callers that wait for one. */
export interface PoolUse {
  active: number;
  idle: number;
  waiting: number;
}

/** Backoff between attempts to reach a lost database, ms. */
const firstProbeMs = 100;
const longestProbeMs = 1_000;

/** Jitter for the wait time-out. Few values, because Node shares one list between timers of the same length. */
const jitterFactors = Array.from({ length: 20 }, (_, step) => 1 - step / 200);

/** Closes a connection whose query has exceeded its deadline. */
type CutOff = (client: pg.PoolClient) => void;

/**
 * A `pg.Pool` for Kysely that bounds every wait. It has a time-out for getting a connection, a share of the connections
 * for each person, and a deadline for each query. An unavailable database is one error class and a flag. While the
 * database is unavailable, the pool probes it until it answers again.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly limits: PoolLimits;
  readonly reachability = new Reachability('The database', 'calls that need it get 503');
  readonly #pool: pg.Pool;
  readonly #cutOff: CutOff;
  readonly #guarded = new WeakMap<pg.PoolClient, GuardedClient>();
  readonly #shares: ConnectionShares;
  #isProbing = false;
  #isEnding = false;
  #nextJitter = 0;

  constructor(pool: pg.Pool, cutOff: CutOff, limits: PoolLimits) {
    this.#pool = pool;
    this.#cutOff = cutOff;
    this.limits = limits;
    this.#shares = new ConnectionShares(pool.options.max);
    // Without listeners on both, a lost connection would crash the process.
    pool.on('error', (error) => this.#lose(error));
    pool.on('connect', (client) => client.on('error', (error) => this.#lose(error)));
  }

  available(): boolean {
    return this.reachability.isReachable;
  }

  connections(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<PostgresPoolClient> {
    if (!this.available()) throw new DatabaseUnavailableError('down');
    const endTurn = await this.#shares.begin();
    try {
      const client = this.#guardedClient(await this.#checkOut());
      client.checkedOut(endTurn);
      return client;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Sets both limits to `ms` while `work` runs. */
  async within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const usual = { ...this.limits };
    Object.assign(this.limits, { waitMs: ms, deadlineMs: ms });
    return work().finally(() => Object.assign(this.limits, usual));
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#pool.end();
  }

  /** Translates the error of a query, and starts probing when the connection is lost. */
  refusal(error: unknown): unknown {
    const reason = unavailableReason(error);
    if (reason === undefined) return error;
    if (reason === 'lost') this.#lose(error);
    return error instanceof DatabaseUnavailableError
      ? error
      : new DatabaseUnavailableError(reason, error);
  }

  async #checkOut(): Promise<pg.PoolClient> {
    const arriving = this.#pool.connect();
    const waited = Promise.withResolvers<never>();
    // Jitter spreads the time-outs of simultaneous requests: 200 rejections at once would block the event loop.
    this.#nextJitter = (this.#nextJitter + 1) % jitterFactors.length;
    const waitMs = this.limits.waitMs * (jitterFactors[this.#nextJitter] ?? 1);
    const timer = setTimeout(() => {
      waited.reject(new DatabaseUnavailableError('busy'));
      // The caller has timed out: release the connection as soon as it arrives.
      arriving.then((client) => client.release()).catch(() => undefined);
    }, waitMs);
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

  /** Called when a connection is lost. If it is the only one, the database is unavailable; otherwise a probe decides. */
  #lose(reason: unknown): void {
    if (this.#isEnding) return;
    if (this.#pool.options.max === 1) this.reachability.lost(reason);
    if (this.#isProbing) return;
    this.#isProbing = true;
    void this.#probe().finally(() => {
      this.#isProbing = false;
    });
  }

  async #probe(): Promise<void> {
    // The pool may hold a second connection that was lost with the first, so one retry follows at once.
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

  /** Whether the database answers. When all connections are in use, the flag stays unchanged. */
  async #ask(): Promise<boolean> {
    try {
      await this.#pool.query('select 1');
      this.reachability.found();
    } catch (error) {
      if (unavailableReason(error) !== 'busy') this.reachability.lost(error);
      return false;
    }
    return true;
  }
}

interface NamedQueries {
  query<R>(query: {
    name: string;
    text: string;
    values: readonly unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

/** What the server has told the client about the connection. */
const connected = v.object({ processID: v.nullable(v.number()) });
const backend = v.tuple([v.object({ pid: v.number() })]);

/** One connection. Kysely sends one query at a time, so the deadline starts when a query is sent. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #pool: GuardedPool;
  readonly #cutOff: CutOff;
  #isLost = false;
  #isDirect: boolean | undefined;
  #endTurn: () => void = () => {};

  constructor(client: pg.PoolClient, pool: GuardedPool, cutOff: CutOff) {
    this.#client = client;
    this.#pool = pool;
    this.#cutOff = cutOff;
    client.on('error', () => {
      this.#isLost = true;
    });
  }

  /** @param endTurn called at the release */
  checkedOut(endTurn: () => void): void {
    this.#endTurn = endTurn;
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
    this.#endTurn();
  }

  async #answer<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const client: PostgresPoolClient & NamedQueries = this.#client;
    const name = preparedName(text);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#cutOff(this.#client);
    }, this.#pool.limits.deadlineMs);
    try {
      return name !== undefined && (await this.#reachesServer())
        ? await client.query<R>({ name, text, values: parameters })
        : await client.query<R>(text, parameters);
    } catch (error) {
      throw this.#translate(error, isLate);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Whether the connection is one to the server itself. A pooler such as pgbouncer names a process that is
   * not the server's, and may run each transaction on another connection, where a statement is not prepared.
   */
  async #reachesServer(): Promise<boolean> {
    if (this.#isDirect === undefined) {
      const { rows } = await this.#client.query('select pg_backend_pid() as pid');
      const [{ pid }] = v.parse(backend, rows);
      this.#isDirect = v.parse(connected, this.#client).processID === pid;
    }
    return this.#isDirect;
  }

  #translate(error: unknown, isLate: boolean): unknown {
    const reason = unavailableReason(error);
    if (isLate) {
      if (reason === 'lost') this.#pool.refusal(error);
      return new DatabaseUnavailableError('deadline', error);
    }
    // Queries of a dying engine fail without an error code.
    if (this.#isLost) return this.#pool.refusal(new DatabaseUnavailableError('lost', error));
    return this.#pool.refusal(error);
  }
}
