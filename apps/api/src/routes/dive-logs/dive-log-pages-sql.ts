import type { Kysely } from 'kysely';
import {
  type DiveLog,
  currentConditions,
  diveLogFlags,
  diveTypes,
  visibilityUnits,
} from '@buddyline/domain/dive-log';
import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import type { Paged } from '@buddyline/domain/envelope';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { type Page, readPage } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import { paged } from '../../http/envelope.ts';
import { type RecordRow, toRecord } from '../owned/record-sql.ts';
import { diveLogSource as source } from './dive-logs-sql.ts';

type Row = RecordRow<DiveLog>;

const allLogs = flatPages<Row>(source);

/** Few logs contain a text or are of one day: all of them are looked at. */
const logsFound = searchPages<Row>({
  ...source,
  byOwner: true,
  conditions: `
    ($3::date is null or date = $3)
    and filter_bits & $4::integer = $5::integer
    and ($6::text is null or time_in >= $6)
    and ($7::text is null or time_out <= $7)`,
});

const filteredPage = `
  select place.total as page_total, ${source.columns}
  from filtered_dive_logs($1, $2, $3, $4, $5, $6) as place
  left join dive_logs on dive_logs.id = place.log_id
  ${source.joins}
  order by dive_logs.created_at desc, dive_logs.id desc`;

/** One page of the dive logs that fulfil every filter, newest first, and how many there are. */
export async function listDiveLogPage(
  db: Kysely<Database>,
  query: DiveLogsQuery,
): Promise<Paged<DiveLog>> {
  const { rows, total } = await readRows(db, query);
  return paged(rows.map(toRecord), total, query);
}

function readRows(db: Kysely<Database>, query: DiveLogsQuery): Promise<Page<Row>> {
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
  return readPage<Row>(db, filteredPage, [mask, wanted, since, until, ...place]);
}

/** Where the choices lie in `filter_bits`, see migration 0008; 0 is unknown, then as listed. */
const choices = [
  { field: 'visibilityUnit', place: 12, options: visibilityUnits },
  { field: 'currentCondition', place: 14, options: currentConditions },
  { field: 'freediveOrScuba', place: 16, options: diveTypes },
] as const;

/** Which of a log's `filter_bits` the flags and choices decide about, and what they must be. */
function wantedBits(query: DiveLogsQuery): { mask: number; wanted: number } {
  let mask = 0;
  let wanted = 0;
  for (const [place, flag] of diveLogFlags.entries()) {
    const value = query[flag];
    if (value === undefined) continue;
    mask |= 1 << place;
    wanted |= Number(value) << place;
  }
  for (const { field, place, options } of choices) {
    const value = query[field];
    if (value === undefined) continue;
    mask |= 3 << place;
    wanted |= (1 + options.findIndex((option) => option === value)) << place;
  }
  return { mask, wanted };
}

/** 930 is '09:30', as times of day are stored. */
function clockOf(hhmm: number | undefined): string | null {
  if (hhmm === undefined) return null;
  const digits = String(hhmm).padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
