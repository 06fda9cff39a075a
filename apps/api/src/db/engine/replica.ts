import type { Kysely } from 'kysely';
import { Failure } from '../../http/failure.ts';
import { Reachability } from '../../reachability.ts';
import type { Database } from '../schema.ts';
import { kyselyOn } from './kysely-on.ts';
import { openPostgresPool } from './postgres-pool.ts';

/** Pause before a replica that failed is tried again, ms. */
const retryMs = 1_000;

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
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#connections = connections;
    void this.#open();
  }

  /** Reads from the replica, and from the primary when nothing is found, since the row may not be replicated yet. */
  async read<T>(work: (db: Kysely<Database>) => Promise<T>, primary: Kysely<Database>): Promise<T> {
    const db = this.#db;
    if (db === null || Date.now() < this.#pausedUntil) return work(primary);
    try {
      const found = await work(db);
      this.reachability.found();
      return found ?? (await work(primary));
    } catch (error) {
      // The caller has asked for too much, which says nothing about the replica.
      if (error instanceof Failure) throw error;
      this.#pausedUntil = Date.now() + retryMs;
      this.reachability.lost(error);
      return work(primary);
    }
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
