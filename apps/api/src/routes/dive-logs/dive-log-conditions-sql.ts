import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import { deepestUsual } from '@buddyline/domain/dive-log-findings';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { databaseNow } from '../../db/database-clock.ts';
import type { Database } from '../../db/schema.ts';
import { findingsBit, type WantedBits, wantedBits } from './filter-bits.ts';

type Filters = Omit<DiveLogsQuery, 'page' | 'limit' | 'sort' | 'query'>;

const { eb, fn, val } = expressionBuilder<Database, 'dive_logs'>();

/**
 * The conditions of a query's filters, on columns that the indexes of all orders have. The functions are those of
 * `baseline/dive-logs.ts`.
 */
export function diveLogConditions(filters: Filters): Expression<unknown>[] {
  const { timeIn, timeOut, dateFrom, dateTo, depthFrom, depthTo, findings, date, userId } = filters;
  const bits = wantedBits(filters);
  return [
    ...(bits.mask === 0 ? [] : [hasBits(bits)]),
    ...within('minute_in', minuteCode, timeIn, undefined),
    ...within('minute_out', minuteCode, undefined, timeOut),
    ...within('day_code', dayCode, dateFrom, dateTo),
    ...within('depth_code', depthCode, depthFrom, depthTo),
    ...(findings === undefined ? [] : [hasFindings(findings)]),
    ...(date === undefined ? [] : [eb('day_code', '=', dayCode(date)), eb('date', '=', date)]),
    ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
  ];
}

/** Includes both ends. A code of 0 is unknown. */
function within<Value>(
  column: 'minute_in' | 'minute_out' | 'day_code' | 'depth_code',
  codeOf: (value: Value) => number | Expression<number>,
  from: Value | undefined,
  to: Value | undefined,
): Expression<unknown>[] {
  if (from === undefined && to === undefined) return [];
  const atLeast = eb(column, '>=', from === undefined ? 1 : codeOf(from));
  return to === undefined ? [atLeast] : [atLeast, eb(column, '<=', codeOf(to))];
}

/**
 * PostgreSQL expects hardly any row to fulfil a comparison of bits, and would sort the rows for each page. Of `is not
 * null` it expects nearly all, and reads an index in the order of the page.
 */
function hasBits({ mask, wanted }: WantedBits): Expression<unknown> {
  return sql`nullif(filter_bits & ${mask} = ${wanted}, false) is not null`;
}

/**
 * Two findings are not stored: a dive after today, and an unusual maximum depth. The code of a depth is one more than
 * its tenths of a metre: 1 for a depth of 0 or less.
 */
function hasFindings(wanted: boolean): Expression<unknown> {
  const today = dayCode(new Date(databaseNow()).toISOString().slice(0, 10));
  const stored = hasBits({ mask: findingsBit, wanted: wanted ? findingsBit : 0 });
  const deepest = 1 + deepestUsual;
  return wanted
    ? sql`${stored} or ${eb('day_code', '>', today)} or depth_code = 1 or depth_code > ${deepest}`
    : sql`${stored} and ${eb('day_code', '<=', today)} and depth_code <> 1 and depth_code <= ${deepest}`;
}

const dayCode = (day: string) => fn<number>('day_code', [val(day)]);
const depthCode = (feet: number) => fn<number>('depth_code', [val(feet)]);
/** The code of 930 is that of 09:30. */
const minuteCode = (hhmm: number) => 1 + Math.floor(hhmm / 100) * 60 + (hhmm % 100);
