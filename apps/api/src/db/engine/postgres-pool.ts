import pg from 'pg';
import { DatabaseOpenError, errorCode } from '../database-errors.ts';
import { GuardedPool } from './guarded-pool.ts';
import { valueTypes } from './value-types.ts';

const waitMs = 2_000;
/** Limits that the server itself keeps, so that they hold although this process has died. */
const serverLimits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
/** For a server that keeps no limit of its own (behind pgbouncer) or does not answer at all. */
const deadlineMs = serverLimits.statement_timeout + 2_000;

/**
 * A pool on the server of `url`.
 *
 * The limits travel as startup parameters, which cost no round trip and touch nobody else's role.
 * pgbouncer refuses parameters that it does not know; then the connections are opened without
 * them, this process cuts off what is late, and the operator sets the limits on the role
 * (`alter role … set statement_timeout = '15s'`), which holds through pgbouncer as well.
 * @param setting the variable that names the server
 * @throws DatabaseOpenError when the server cannot be reached
 */
export async function openPostgresPool(
  url: string,
  connections: number,
  setting = 'DATABASE_URL',
): Promise<GuardedPool> {
  const limits = (await takesStartupLimits(url, setting)) ? serverLimits : {};
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: valueTypes,
    ...limits,
  });
  return new GuardedPool(pool, cutOff, { waitMs, deadlineMs });
}

/** Lifts the limits that the role or the database may have of its own as well. */
const noLimits = Object.keys(serverLimits)
  .map((name) => `-c ${name}=0`)
  .join(' ');

/**
 * A pool without limits: for migrations and data sets, which take their time. Of its two connections
 * one holds the migration lock while the other builds an index.
 */
export async function openUnlimitedPool(url: string): Promise<pg.Pool> {
  const options = (await takesStartupLimits(url)) ? { options: noLimits } : {};
  const pool = new pg.Pool({ connectionString: url, max: 2, types: valueTypes, ...options });
  // Who waits for a query hears that it failed; without a listener the process would end as well.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function ignore(): void {}

async function takesStartupLimits(url: string, setting = 'DATABASE_URL'): Promise<boolean> {
  let client: pg.Client | undefined;
  try {
    // Here already: a certificate that the address names is read at once.
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      ...serverLimits,
    });
    await client.connect();
    return true;
  } catch (error) {
    const isRefusal = error instanceof Error && error.message.includes('startup parameter');
    if (isRefusal) return false;
    const reason = error instanceof Error ? error.message || errorCode(error) : String(error);
    throw new DatabaseOpenError(`PostgreSQL at ${setting} cannot be reached: ${reason}`);
  } finally {
    await client?.end();
  }
}

/** The server may still be working on the query, but nobody waits for it and the connection is not used again. */
function cutOff(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
