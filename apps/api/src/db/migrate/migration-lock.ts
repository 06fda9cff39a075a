import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { DatabaseOpenError, errorCode } from '../database-errors.ts';
import type { Database } from '../schema.ts';
import { parsedRow } from '../statements/parsed-rows.ts';

/** Any number; whoever migrates this database must use the same one. */
const migrationLock = 385_331_479;

/**
 * Longest wait for one lock of a table. Every call that needs the table waits behind it, so it gives way
 * long before the calls' own limit of 5 s, and before PostgreSQL looks for deadlocks (1 s).
 */
const tableLockTimeout = '800ms';
const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** `lock_not_available`, `deadlock_detected`: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const lockCodes = new Set(['55P03', '40P01']);

export interface LockPatience {
  /** How long a migration is tried while other sessions hold what it changes, ms. */
  lockedForMs: number;
  /** How long another process may migrate meanwhile: building an index takes its time, ms. */
  othersForMs: number;
  /** Told once what is waited for. */
  report: (line: string) => void;
}

export const usualPatience: LockPatience = {
  lockedForMs: 60_000,
  othersForMs: 3_600_000,
  report: () => {},
};

type Obstacle = 'another process is migrating' | 'other sessions hold what it changes';

/**
 * Runs `work` in a transaction that alone migrates this database, and again with growing pauses while
 * locks are taken. The migration lock belongs to the transaction, which pgbouncer leaves on one
 * connection. It is tried and not waited for: whoever waits has a snapshot, and `create index
 * concurrently` of the one that works would wait for that in turn.
 * @param what begins the sentence that says what could not be done
 */
export async function whenUnlocked(
  db: Kysely<Database>,
  what: string,
  work: (transaction: Kysely<Database>) => Promise<void>,
  { lockedForMs, othersForMs, report }: LockPatience,
): Promise<void> {
  const started = Date.now();
  let pauseMs = firstPauseMs;
  let reported: Obstacle | undefined;
  for (;;) {
    const obstacle = await attempt(db, work);
    if (obstacle === undefined) return;
    const isLocked = obstacle === 'other sessions hold what it changes';
    const limitMs = isLocked ? lockedForMs : othersForMs;
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

/** The session that has held locks on our tables or the migration for longest: a dump, mostly, or a forgotten psql. */
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
