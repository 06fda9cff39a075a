import pg from 'pg';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { GuardedPool } from './guarded-pool.ts';
import { valueTypes } from './value-types.ts';

/**
 * A pool of the single connection to the embedded engine. There is no idle time-out, because closing
 * the connection stops the engine. When the engine dies, the pool's next connection restarts it.
 * PGlite ignores `statement_timeout`, so a query that exceeds its deadline is stopped by killing the
 * engine.
 */
export function openEmbeddedPool(engine: EmbeddedEngine): GuardedPool {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: valueTypes,
    stream: () => engine.openStream(),
  });
  return new GuardedPool(pool, () => engine.kill(), {
    waitMs: 2_000,
    deadlineMs: 15_000,
  });
}
