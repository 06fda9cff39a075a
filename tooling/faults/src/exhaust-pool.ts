import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Finding } from './finding.ts';
import { keepCalling, statusCounts } from './load.ts';
import { type CallResult, type OnPostgres, withApi } from './running-api.ts';
import { healthDuring } from './watch-health.ts';

const pool = 10;
const clients = 200;

/**
 * Ten clients hold all pooled connections with queries that wait for a lock; the others need one.
 */
export function exhaustPool(): Promise<Finding> {
  return withApi({ DATABASE_POOL: String(pool) }, async (api) => {
    const { waiting, health } = await whileTableIsLocked(api);
    const after = await Promise.all(askFor(api, '/api/users', 50));
    const longest = Math.max(...waiting.map(({ ms }) => ms));
    const slowestHealth = Math.max(...health.map(({ ms }) => ms));
    const areRefused = waiting.every(({ status }) => status === 503);
    const serves = after.every(({ status }) => status === 200);
    return {
      fault: `pool exhausted, ${clients} clients`,
      target: '503 after ≤ 2 s; health < 100 ms',
      result: `${statusCounts(waiting)}, the last after ${(longest / 1000).toFixed(2)} s; slowest health ${slowestHealth.toFixed(0)} ms; afterwards ${statusCounts(after)}`,
      // The pool's time-out is 2.00 s; sending 190 responses at once takes the rest.
      isReached: areRefused && serves && longest < 2_300 && slowestHealth < 100,
    };
  });
}

async function whileTableIsLocked(api: OnPostgres) {
  const holder = new pg.Client({ connectionString: api.postgres.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table posts in access exclusive mode');
  let waiting: CallResult[] = [];
  let health: CallResult[] = [];
  const ask = async () => {
    waiting = await Promise.all(askFor(api, '/api/users', clients - pool));
  };
  const measure = async () => {
    await untilWaiting(holder);
    health = await healthDuring({ origin: api.origin }, ask);
    await holder.end();
  };
  // Opens the HTTP connections first, so that only the wait for the pool is measured.
  await Promise.all(askFor(api, '/api/health', clients));
  await keepCalling(pool, () => api.call({ path: '/api/posts' }), measure);
  return { waiting, health };
}

function askFor({ call }: OnPostgres, path: string, times: number): Promise<CallResult>[] {
  return Array.from({ length: times }, () => call({ path }));
}

/** Waits until every pooled connection waits for the lock. */
async function untilWaiting(holder: pg.Client): Promise<void> {
  for (;;) {
    // Within a transaction the activity view is a snapshot of its first use.
    await holder.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await holder.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'",
    );
    if ((rowCount ?? 0) >= pool) return;
    await wait(20);
  }
}
