import type { Kysely } from 'kysely';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import type { Paged } from '@buddyline/domain/envelope';
import { allFound } from '../../db/pages/all-found.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { emptyPage, pageStatement, readPage } from '../../db/pages/page.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { paged } from '../../http/envelope.ts';
import { toRecord } from '../owned/record-sql.ts';
import { diveLogSource as source } from './dive-logs-sql.ts';
import { wantedBits } from './filter-bits.ts';

const allLogs = flatPages(source);

/** Few logs match a text or a date, so the other conditions are checked on each of them. */
const searched = {
  ...source,
  byOwner: true,
  conditions: `
    ($3::date is null or date = $3)
    and filter_bits & $4::integer = $5::integer
    and ($6::text is null or time_in >= $6)
    and ($7::text is null or time_out <= $7)`,
};
const logsFound = searchPages(searched);
const everyLog = allFound(searched, ({ createdAt }) => createdAt);
const everyLogOfUser = allFound(
  { ...source, conditions: 'user_id = $3' },
  ({ createdAt }) => createdAt,
);

/** `filtered_dive_logs` is defined in migration 0008, and the newest version of its walk in 0010. */
const filteredPage = pageStatement(
  source.columns,
  'place.total',
  `from filtered_dive_logs($1, $2, $3, $4, $5, $6) as place
  left join dive_logs on dive_logs.id = place.log_id
  ${source.joins}
  order by dive_logs.created_at desc, dive_logs.id desc`,
);

/** One page of the dive logs that match all filters, newest first, with the total. */
export async function listDiveLogPage(
  db: Kysely<Database>,
  query: DiveLogsQuery,
): Promise<Paged<DiveLog>> {
  const { rows, total } = await readLogs(db, query);
  return paged(rows.map(toRecord), total, query);
}

/** All dive logs that the list's query finds, newest first. */
export async function* eachDiveLog(
  db: Kysely<Database>,
  query: Omit<DiveLogsQuery, 'page' | 'limit'>,
): AsyncGenerator<DiveLog[]> {
  const { mask, wanted } = wantedBits(query);
  const { query: search, date = null } = query;
  const values = [date, mask, wanted, clockOf(query.timeIn), clockOf(query.timeOut)];
  for await (const rows of everyLog(db, { search, values })) yield rows.map(toRecord);
}

/** The logbook of a diver, newest first. */
export async function* eachDiveLogOf(
  db: Kysely<Database>,
  userId: string,
): AsyncGenerator<DiveLog[]> {
  for await (const rows of everyLogOfUser(db, { search: '', values: [userId] })) {
    yield rows.map(toRecord);
  }
}

async function readLogs(db: Kysely<Database>, query: DiveLogsQuery) {
  const { page, limit, query: search, date = null } = query;
  const { mask, wanted } = wantedBits(query);
  const since = clockOf(query.timeIn);
  const until = clockOf(query.timeOut);
  if (search !== '' || date !== null) {
    const values = [date, mask, wanted, since, until];
    return logsFound(db, { page, limit, search, values });
  }
  if (mask === 0 && since === null && until === null) return allLogs(db, { page, limit });
  const place = [(page - 1) * limit, limit];
  const values = [mask, wanted, since, until, ...place];
  return (await readPage(db, filteredPage, values)) ?? emptyPage;
}

/** Converts 930 to '09:30', the stored format. */
function clockOf(hhmm: number | undefined): string | null {
  if (hhmm === undefined) return null;
  const digits = String(hhmm).padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
