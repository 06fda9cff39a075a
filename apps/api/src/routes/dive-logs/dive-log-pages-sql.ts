import type { Kysely } from 'kysely';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import type { Paged } from '@buddyline/domain/envelope';
import { allFound } from '../../db/pages/all-found.ts';
import { allInOrder } from '../../db/pages/all-in-order.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { emptyPage, pageStatement, readPage } from '../../db/pages/page.ts';
import { rowOrder } from '../../db/pages/row-order.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { prepared } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { toRecord } from '../owned/record-sql.ts';
import { diveLogSource as source } from './dive-logs-sql.ts';
import { wantedBits } from './filter-bits.ts';

const allLogs = flatPages(source);

/** The conditions of a list's query, whose values are those of `conditionsOf`, then the day and the diver. */
export const diveLogConditions = `
    filter_bits & $3::integer = $4::integer
    and ($5::text is null or time_in >= $5)
    and ($6::text is null or time_out <= $6)
    and ($7::date is null or date >= $7)
    and ($8::date is null or date <= $8)
    and ($9::float8 is null or depth_code(max_depth) >= depth_code($9))
    and ($10::float8 is null or depth_code(max_depth) between 1 and depth_code($10))
    and ($11::boolean is null
      or $11 = (dive_log_has_findings(dive_logs) or coalesce(date > $12::date, false)))
    and ($13::date is null or date = $13)
    and ($14::uuid is null or user_id = $14)`;

/** Few logs match a text, a day or a diver, so the other conditions are checked on each of them. */
const searched = { ...source, texts: ['comments'], byOwner: true, conditions: diveLogConditions };

/** By day or by depth they are sorted as `dive_log_rank` sorts them. */
const byDate = (prefix: string) =>
  `dive_day_code(${prefix}date) desc, ${rowOrder('newest', prefix)}`;
export const byDepth = (prefix: string) =>
  `depth_code(${prefix}max_depth) desc, ${rowOrder('newest', prefix)}`;
const logsFound = searchPages(searched);
const logsByDate = searchPages({ ...searched, order: byDate });
const logsByDepth = searchPages({ ...searched, order: byDepth });
const everyLog = allFound(searched, ({ createdAt }) => createdAt);
const everyLogByDate = allInOrder(searched, byDate);
const everyLogByDepth = allInOrder(searched, byDepth);

/** `find_dive_logs` and the filter are defined in `baseline/find-dive-logs.ts`. */
const foundPage = prepared(
  pageStatement(
    source.columns,
    'place.total',
    `from find_dive_logs(
      dive_log_filter($1, $2, $3, $4, $5, $6, $7, $8, $9, $10), $11, $12, $13
    ) as place
    left join dive_logs on dive_logs.id = place.log_id
    ${source.joins}
    order by place.number`,
  ),
);

/** One page of the dive logs that match all filters, in the chosen order, with the total. */
export async function listDiveLogPage(
  db: Kysely<Database>,
  query: DiveLogsQuery,
): Promise<Paged<DiveLog>> {
  const { rows, total } = await readLogs(db, query);
  return paged(rows.map(toRecord), total, query);
}

/** All dive logs that the list's query finds, in its order. */
export async function* eachDiveLog(
  db: Kysely<Database>,
  query: Omit<DiveLogsQuery, 'page' | 'limit'>,
): AsyncGenerator<DiveLog[]> {
  const { query: search, date = null, userId = null, sort } = query;
  const request = { search, values: [...conditionsOf(query), date, userId] };
  for await (const rows of batches()) yield rows.map(toRecord);

  function batches() {
    if (sort === 'date') return everyLogByDate(db, request);
    return sort === 'depth' ? everyLogByDepth(db, request) : everyLog(db, { ...request, sort });
  }
}

async function readLogs(db: Kysely<Database>, query: DiveLogsQuery) {
  const { page, limit, query: search, date = null, userId = null, sort = 'newest' } = query;
  const conditions = conditionsOf(query);
  if (search !== '' || date !== null || userId !== null) {
    const values = [...conditions, date, userId];
    const request = { page, limit, search, values };
    if (sort === 'date') return logsByDate(db, request);
    return sort === 'depth' ? logsByDepth(db, request) : logsFound(db, { ...request, sort });
  }
  if (sort === 'newest' && !isFiltered(query)) return allLogs(db, { page, limit });
  const values = [...conditions, sort, (page - 1) * limit, limit];
  return (await readPage(db, foundPage, values)) ?? emptyPage;
}

type Conditions = Omit<DiveLogsQuery, 'page' | 'limit' | 'sort' | 'query' | 'date' | 'userId'>;

/** The arguments of `dive_log_filter`. */
export function conditionsOf(query: Conditions) {
  const { dateFrom, dateTo, depthFrom, depthTo, findings } = query;
  const { mask, wanted } = wantedBits(query);
  const today = new Date().toISOString().slice(0, 10);
  const times = [clockOf(query.timeIn), clockOf(query.timeOut)];
  const ranges = [dateFrom, dateTo, depthFrom, depthTo, findings].map((value) => value ?? null);
  return [mask, wanted, ...times, ...ranges, today];
}

function isFiltered({ timeIn, timeOut, ...query }: Conditions): boolean {
  const { dateFrom, dateTo, depthFrom, depthTo, findings } = query;
  const others = [timeIn, timeOut, dateFrom, dateTo, depthFrom, depthTo, findings];
  return wantedBits(query).mask !== 0 || others.some((value) => value !== undefined);
}

/** Converts 930 to '09:30', the stored format. */
function clockOf(hhmm: number | undefined): string | null {
  if (hhmm === undefined) return null;
  const digits = String(hhmm).padStart(4, '0');
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}
