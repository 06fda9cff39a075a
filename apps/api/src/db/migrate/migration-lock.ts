import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { DatabaseOpenError, errorCode } from '../database-errors.ts';
import type { Database } from '../schema.ts';
import { parsedRow } from '../statements/parsed-rows.ts';

/** Key of the advisory lock: an arbitrary number, the same in every version. */
const migrationLock = 385_331_479;

/**
 * Longest wait for a table lock. Calls that need the table queue behind it, so it is much shorter than
 * their own limit of 5 s, and shorter than PostgreSQL's deadlock_timeout (1 s).
 */
const tableLockTimeout = '800ms';
const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** `lock_not_available`, `deadlock_detected`: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const lockCodes = new Set(['55P03', '40P01']);

export interface LockTimeouts {
  /** How long a migration is retried while other sessions lock its tables, ms. */
  tableLockWaitMs: number;
  /** How long to wait for another process that migrates, which may be building an index, ms. */
  migrationLockWaitMs: number;
  /** Receives one line per reason to wait, and one per migration that has run. */
  report: (line: string) => void;
}

export const defaultTimeouts: LockTimeouts = {
  tableLockWaitMs: 60_000,
  migrationLockWaitMs: 3_600_000,
  report: () => {},
};

type Obstacle = 'another process is migrating' | 'other sessions hold what it changes';

/**
 * Runs `work` in a transaction that holds the migration lock, and retries it with backoff while locks
 * are taken. The lock belongs to the transaction, because pgbouncer keeps a transaction on one
 * connection. The lock is polled, because a blocked transaction would hold a snapshot, and `create
 * index concurrently` of another process would wait for that snapshot.
 * @param what the subject of the messages, such as 'Migration 0005-counts'
 */
export async function withMigrationLock(
  db: Kysely<Database>,
  what: string,
  work: (transaction: Kysely<Database>) => Promise<void>,
  { tableLockWaitMs, migrationLockWaitMs, report }: LockTimeouts,
): Promise<void> {
  const started = Date.now();
  let pauseMs = firstPauseMs;
  let reported: Obstacle | undefined;
  for (;;) {
    const obstacle = await attempt(db, work);
    if (obstacle === undefined) return;
    const isLocked = obstacle === 'other sessions hold what it changes';
    const limitMs = isLocked ? tableLockWaitMs : migrationLockWaitMs;
    if (Date.now() - started + pauseMs > limitMs) throw await givenUp(db, what, obstacle, limitMs);
    if (reported !== obstacle) report(`${what} waits: ${obstacle}.`);
    reported = obstacle;
    await wait(pauseMs);
    if (isLocked) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function attempt(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<void>,
): Promise<Obstacle | undefined> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const lock = sql`
        select pg_try_advisory_xact_lock(${migrationLock}) as "isOurs",
          set_config('lock_timeout', ${tableLockTimeout}, true),
          set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`;
      const taken = await parsedRow(transaction, { isOurs: v.boolean() }, lock);
      if (!taken?.isOurs) return 'another process is migrating';
      await work(transaction);
      return undefined;
    });
  } catch (error) {
    if (lockCodes.has(errorCode(error) ?? '')) return 'other sessions hold what it changes';
    throw error;
  }
}

async function givenUp(
  db: Kysely<Database>,
  what: string,
  obstacle: Obstacle,
  limitMs: number,
): Promise<DatabaseOpenError> {
  const seconds = Math.round(limitMs / 1000);
  return new DatabaseOpenError(
    `${what} was not run, because ${obstacle} for more than ${seconds} s${await oldestHolder(db)}: start again when they are done, or end them with pg_terminate_backend; until then the version before goes on serving.`,
  );
}

const holderEntries = { pid: v.number(), name: v.string(), seconds: v.nullable(v.number()) };

/** The oldest transaction that holds locks on our tables or the migration lock: often a dump or a forgotten psql. */
async function oldestHolder(db: Kysely<Database>): Promise<string> {
  const holders = sql`
    select pid, coalesce(nullif(application_name, ''), usename, 'unknown') as name,
      extract(epoch from now() - xact_start)::integer as seconds
    from pg_stat_activity as activity
    where pid <> pg_backend_pid() and exists (
      select from pg_locks as lock where lock.pid = activity.pid and granted
        and database = (select oid from pg_database where datname = current_database())
        and (locktype = 'advisory' or relation in (select oid from pg_class where relkind = 'r' and oid >= 16384))
    )
    order by xact_start limit 1`;
  const holder = await parsedRow(db, holderEntries, holders);
  if (holder === undefined) return '';
  return ` (longest: process ${holder.pid}, ${holder.name}, ${holder.seconds ?? '?'} s)`;
}
