import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { parsedRow } from './statements/parsed-rows.ts';

/** The database's time now. What is deleted by its age asks for it, since a machine's own clock may be wrong. */
export async function readDatabaseTime(db: Kysely<Database>): Promise<Date> {
  const row = await parsedRow(db, { time: v.date() }, sql`select clock_timestamp() as time`);
  if (row === undefined) throw new Error('The database has not told its time.');
  return row.time;
}
