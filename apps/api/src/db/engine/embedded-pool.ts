import pg from 'pg';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { GuardedPool } from './guarded-pool.ts';
import { valueTypes } from './value-types.ts';

/**
 * The one connection to the embedded engine. It is never closed for being idle, because closing it
 * ends the engine; when the engine dies, the pool's next connection starts another one.
 * PGlite ignores `statement_timeout`, so a late query is ended together with its engine.
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
