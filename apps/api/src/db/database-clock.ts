import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { readDatabaseTime } from './database-time-sql.ts';
import type { Database } from './schema.ts';

/**
 * The clock of the database, which all processes share: what one wrote must not be old or in the future for another
 * whose machine has another time. A process has one database, so this is state of the process.
 */
let aheadMs = 0;

/** Below it the difference is that of the measurement. */
const exactMs = 1_000;

/**
 * Compares this machine's clock with the database's.
 * @returns by how many milliseconds the database is ahead; below 0 if it is behind
 */
export async function measureClock(db: Kysely<Database>): Promise<number> {
  const sentAt = performance.now();
  const time = await readDatabaseTime(db);
  const wayBackMs = (performance.now() - sentAt) / 2;
  const difference = Math.round(time.getTime() + wayBackMs - Date.now());
  aheadMs = Math.abs(difference) < exactMs ? 0 : difference;
  return aheadMs;
}

/** As `measureClock` found last. */
export const databaseAheadMs = (): number => aheadMs;

/** Milliseconds since 1970, by the database's clock as it was last measured. */
export function databaseNow(): number {
  return Date.now() + aheadMs;
}

/** A UUIDv7 of the database's time, for rows that are ordered and deleted by their ids. */
export function timeId(): string {
  // Without the option, ids of the same millisecond are in the order in which they were made.
  return aheadMs === 0 ? uuidv7() : uuidv7({ msecs: databaseNow() });
}
