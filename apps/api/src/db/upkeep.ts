import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { parsedRow, parsedRows } from './statements/parsed-rows.ts';

const foldEveryMs = 1_000;
/** The embedded engine has no autovacuum and no checkpointer. */
const housekeepingEveryMs = 60_000;
const walBeforeCheckpointBytes = 32 * 2 ** 20;

/**
 * Folds the row counts regularly and, on the embedded engine, vacuums, analyses and checkpoints.
 * @returns a function that stops it and waits for running work
 */
export function startUpkeep(
  db: Kysely<Database>,
  engine: 'postgres' | 'embedded',
): () => Promise<void> {
  let running = Promise.resolve();
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      // Upkeep that fails because the database is unavailable is repeated next time.
      running = running.then(work).then(ignore, ignore);
    }, ms).unref();

  const timers = [every(foldEveryMs, () => foldRowCounts(db))];
  if (engine === 'embedded') timers.push(every(housekeepingEveryMs, () => housekeep(db)));
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}

/** Adds the changes that triggers recorded to the counts. Only speed depends on it, not exactness. */
export async function foldRowCounts(db: Kysely<Database>): Promise<void> {
  await sql`select fold_row_counts(), fold_member_counts()`.execute(db);
}

/** After a bulk load, makes the first queries fast: folded counts, planner statistics and a visibility map. */
export async function tidyUp(db: Kysely<Database>): Promise<void> {
  await foldRowCounts(db);
  await sql`vacuum (analyze)`.execute(db);
}

/** Replaces autovacuum, one table at a time, so that queries wait only for one. */
async function housekeep(db: Kysely<Database>): Promise<void> {
  for (const table of await tablesInNeed(db)) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
  await checkpoint(db);
}

/** Without checkpoints the WAL would grow for ever and make recovery slow. */
async function checkpoint(db: Kysely<Database>): Promise<void> {
  const written = sql`
    select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`;
  const log = await parsedRow(db, { bytes: v.number() }, written);
  if ((log?.bytes ?? 0) > walBeforeCheckpointBytes) await sql`checkpoint`.execute(db);
}

/** The rule of autovacuum with the thresholds of `vacuumedOften`. */
async function tablesInNeed(db: Kysely<Database>): Promise<string[]> {
  const changed = sql`
    select relname from pg_stat_user_tables
    where n_dead_tup + n_ins_since_vacuum > 50 + 0.02 * n_live_tup
       or n_mod_since_analyze > 50 + 0.02 * n_live_tup`;
  const rows = await parsedRows(db, { relname: v.string() }, changed);
  return rows.map((row) => row.relname);
}

function ignore(): void {}
