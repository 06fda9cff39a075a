import pg from 'pg';
import { DatabaseOpenError, errorCode } from '../database-errors.ts';
import { GuardedPool } from './guarded-pool.ts';
import { valueTypes } from './value-types.ts';

const waitMs = 2_000;
/** Limits that the server enforces, so that they hold even if this process dies. */
const serverLimits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
/** The API's own limit, for a server without one (behind pgbouncer) or one that does not answer. */
const deadlineMs = serverLimits.statement_timeout + 2_000;

/**
 * Opens a pool for the server of `url`.
 *
 * The limits are startup parameters, which need no round trip and leave the role's settings unchanged.
 * pgbouncer refuses unknown startup parameters. Then the connections are opened without them, and this process closes
 * connections whose query exceeds the deadline. The operator sets the limits on the role
 * (`alter role … set statement_timeout = '15s'`), which works through pgbouncer as well.
 * @param setting the variable that holds the URL
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

/** Overrides limits of the role or the database as well. */
const noLimits = Object.keys(serverLimits)
  .map((name) => `-c ${name}=0`)
  .join(' ');

/**
 * A pool without time limits, for migrations and data sets. It has two connections, because one holds
 * the migration lock while the other builds an index.
 */
export async function openUnlimitedPool(url: string): Promise<pg.Pool> {
  const options = (await takesStartupLimits(url)) ? { options: noLimits } : {};
  const pool = new pg.Pool({ connectionString: url, max: 2, types: valueTypes, ...options });
  // The query's caller gets the error; without these listeners the process would crash as well.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function ignore(): void {}

async function takesStartupLimits(url: string, setting = 'DATABASE_URL'): Promise<boolean> {
  let client: pg.Client | undefined;
  try {
    // Inside `try`, because the constructor reads the certificates that the URL names.
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
    throw new DatabaseOpenError(
      `PostgreSQL at ${setting} cannot be reached (${reason}): ${adviceFor(error, setting)}.`,
    );
  } finally {
    await client?.end();
  }
}

/** What an operator can do about it. */
function adviceFor(error: unknown, setting: string): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return `start PostgreSQL, or name its address and port in ${setting}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `correct the host of ${setting}, and write an @ in its password as %40`;
    case '3D000': // invalid_catalog_name
      return `create it (createdb), or name another database in ${setting}`;
    case '28000': // invalid_authorization_specification
    case '28P01': // invalid_password
      return `correct the user and the password of ${setting}, or what pg_hba.conf says about them`;
    case 'ENOENT':
    case 'EACCES':
      return `sslrootcert, sslcert and sslkey of ${setting} must name files that this user may read`;
    default:
      return `correct ${setting}`;
  }
}

/** The server may still be running the query, but nothing waits for it and the connection is not reused. */
function cutOff(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
