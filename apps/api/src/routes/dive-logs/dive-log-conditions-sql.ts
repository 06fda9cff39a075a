import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import { type Expression, expressionBuilder, sql } from 'kysely';
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
  const conditions: Expression<unknown>[] = [];
  if (bits.mask !== 0) conditions.push(hasBits(bits));
  if (timeIn !== undefined) conditions.push(eb('minute_in', '>=', minuteCode(timeIn)));
  if (timeOut !== undefined) conditions.push(eb.between('minute_out', 1, minuteCode(timeOut)));
  if (dateFrom !== undefined) conditions.push(eb('day_code', '>=', dayCode(dateFrom)));
  if (dateTo !== undefined) conditions.push(eb.between('day_code', 1, dayCode(dateTo)));
  if (depthFrom !== undefined) conditions.push(eb('depth_code', '>=', depthCode(depthFrom)));
  if (depthTo !== undefined) conditions.push(eb.between('depth_code', 1, depthCode(depthTo)));
  if (findings !== undefined) conditions.push(hasFindings(findings));
  if (date !== undefined)
    conditions.push(eb('day_code', '=', dayCode(date)), eb('date', '=', date));
  if (userId !== undefined) conditions.push(eb('user_id', '=', userId));
  return conditions;
}

/**
 * A comparison that PostgreSQL expects of a third of the rows. Of one with `=` it expects hardly any, and would sort
 * them for each page instead of reading an index in its order.
 */
function hasBits({ mask, wanted }: WantedBits): Expression<unknown> {
  return sql`(filter_bits # ${wanted}) & ${mask} < 1`;
}

/** A dive after today is a finding, too. */
function hasFindings(wanted: boolean): Expression<unknown> {
  const today = dayCode(new Date().toISOString().slice(0, 10));
  const stored = hasBits({ mask: findingsBit, wanted: wanted ? findingsBit : 0 });
  return wanted
    ? sql`${stored} or ${eb('day_code', '>', today)}`
    : sql`${stored} and ${eb('day_code', '<=', today)}`;
}

const dayCode = (day: string) => fn<number>('day_code', [val(day)]);
const depthCode = (feet: number) => fn<number>('depth_code', [val(feet)]);
/** Of 930, which is 09:30. */
const minuteCode = (hhmm: number) => 1 + Math.floor(hhmm / 100) * 60 + (hhmm % 100);
