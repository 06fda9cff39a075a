import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findImpossibleDates } from './operator/impossible-dates-sql.ts';

/** As many as a terminal keeps; those that are mended make room for others. */
const maxListed = 1000;

/** Lists the dive logs whose date no dive can have, because they were stored before dates were checked. */
export async function listImpossibleDates(db: Kysely<Database>): Promise<string> {
  const logs = await findImpossibleDates(db, maxListed + 1);
  if (logs.length === 0) return 'No dive log has an impossible date.';
  const lines = logs
    .slice(0, maxListed)
    .map(({ id, date, username }) => `${date}  /admin/booklog/${id}/edit  @${username}`);
  if (logs.length > maxListed) lines.push(`… and others: these are the first ${maxListed}.`);
  return [
    'Dives before 1900, or more than a day ahead. Staff can correct them in the panel:',
    ...lines,
  ].join('\n');
}
