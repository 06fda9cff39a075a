import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../../http/failure.ts';
import { Reachability } from '../../reachability.ts';
import type { Database } from '../schema.ts';
import { parsedRow } from '../statements/parsed-rows.ts';
import { kyselyOn } from './kysely-on.ts';
import { openPostgresPool } from './postgres-pool.ts';

/** Pause before a replica that failed is tried again, ms. */
const retryMs = 1_000;

/** How often it is asked whether it is behind, ms. */
const checkMs = 1_000;

/**
 * Whether it has the changes of the last seconds. A standby that the primary sends nothing to any more still answers,
 * and would show for ever what was hidden or deleted since. While nobody changes anything it looks the same; the
 * primary has time to answer then.
 */
const upToDate = sql`
  select not pg_is_in_recovery()
    or coalesce(now() - pg_last_xact_replay_timestamp() < interval '10 seconds', false)
    as "isUpToDate"`;

/**
 * A read replica. It is opened in the background and nothing waits for it: what it cannot answer is
 * read from the primary.
 */
export class Replica {
  readonly reachability = new Reachability('The replica', 'the primary database answers alone');
  readonly #url: string;
  readonly #connections: number;
  #db: Kysely<Database> | null = null;
  #pausedUntil = 0;
  #isUpToDate = false;
  #checkedUntil = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#connections = connections;
    void this.#open();
  }

  /**
   * Reads from the replica, and from the primary when nothing is found, since the row may not be replicated yet, and
   * while the replica is behind.
   */
  async read<T>(work: (db: Kysely<Database>) => Promise<T>, primary: Kysely<Database>): Promise<T> {
    const db = this.#db;
    if (db === null || Date.now() < this.#pausedUntil) return work(primary);
    let found: T | undefined;
    try {
      found = (await this.#hasLatest(db)) ? await work(db) : undefined;
      this.reachability.found();
    } catch (error) {
      // The caller has asked for too much, which says nothing about the replica.
      if (error instanceof Failure) throw error;
      this.#pausedUntil = Date.now() + retryMs;
      this.reachability.lost(error);
    }
    return found ?? work(primary);
  }

  /** Who asks meanwhile gets the last answer. */
  async #hasLatest(db: Kysely<Database>): Promise<boolean> {
    if (performance.now() >= this.#checkedUntil) {
      this.#checkedUntil = performance.now() + checkMs;
      const row = await parsedRow(db, { isUpToDate: v.boolean() }, upToDate);
      this.#isUpToDate = row?.isUpToDate === true;
    }
    return this.#isUpToDate;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#db?.destroy();
  }

  async #open(): Promise<void> {
    try {
      const pool = await openPostgresPool(this.#url, this.#connections, 'DATABASE_REPLICA_URL');
      if (this.#isClosed) await pool.end();
      else this.#db = kyselyOn(pool);
      this.reachability.found();
    } catch (error) {
      this.reachability.lost(error);
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#open(), retryMs).unref();
    }
  }
}
