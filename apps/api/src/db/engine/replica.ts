import type { Kysely } from 'kysely';
import { Reachability } from '../../reachability.ts';
import type { Database } from '../schema.ts';
import { kyselyOn } from './kysely-on.ts';
import { openPostgresPool } from './postgres-pool.ts';

/** Pause before a replica that could not be opened is tried again, and of one that failed, ms. */
const restMs = 1_000;

/**
 * A copy of the database that may be a moment behind. It opens in the background and is never
 * waited for: whatever it cannot answer, the primary does.
 */
export class Replica {
  readonly reachability = new Reachability('The replica', 'the primary database answers alone');
  readonly #url: string;
  readonly #connections: number;
  #db: Kysely<Database> | null = null;
  #restsUntil = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#connections = connections;
    void this.#open();
  }

  /** What `work` finds here, else at the primary: nothing here may only mean not yet. */
  async read<T>(work: (db: Kysely<Database>) => Promise<T>, primary: Kysely<Database>): Promise<T> {
    const db = this.#db;
    if (db === null || Date.now() < this.#restsUntil) return work(primary);
    try {
      const found = await work(db);
      this.reachability.found();
      return found ?? (await work(primary));
    } catch (error) {
      this.#restsUntil = Date.now() + restMs;
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
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#open(), restMs).unref();
    }
  }
}
