import { logbookMaxDives } from '@buddyline/domain/dive-log-import';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** A larger one could not be deleted within the time of a statement. */
export const logbookFull = /*i18n*/ {
  id: 'api.dive-logs.full',
  message: 'A logbook has at most 20,000 dives, and this one is full. Delete some to make room.',
};

/** How many more dives the logbook takes. */
export async function readRoom(db: Kysely<Database>, userId: string): Promise<number> {
  const dives = sql`select count(*)::integer as count from dive_logs where user_id = ${userId}`;
  const row = await parsedRow(db, { count: v.number() }, dives);
  return logbookMaxDives - (row?.count ?? 0);
}
