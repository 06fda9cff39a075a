import { type DiveLog, type DiveLogFlag, diveLogFlags } from '@buddyline/domain/dive-log';
import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import { having, searched, sorted } from './lists.ts';

/** The dive logs that match all filters, in the order of the list. */
export function foundDiveLogs(diveLogs: DiveLog[], query: DiveLogsQuery): DiveLog[] {
  let found = searched(diveLogs, query.query, ({ location, site, Owner }) => [
    location,
    site,
    Owner?.fullName,
    Owner?.username,
  ]);
  for (const name of exact) found = having(found, name, query[name]);
  for (const name of diveLogFlags) found = havingFlag(found, name, query[name]);
  found = found.filter((log) => isInRanges(log, query));
  if (query.findings !== undefined) {
    found = found.filter((log) => hasFindings(log) === query.findings);
  }
  if (query.sort === 'date') return found.toSorted((a, b) => compare(b.date ?? '', a.date ?? ''));
  if (query.sort === 'depth') return found.toSorted((a, b) => decimetres(b) - decimetres(a));
  return sorted(found, query.sort);
}

const exact = ['freediveOrScuba', 'currentCondition', 'visibilityUnit', 'date', 'userId'] as const;

function havingFlag(logs: DiveLog[], name: DiveLogFlag, wanted: boolean | undefined): DiveLog[] {
  return wanted === undefined ? logs : logs.filter((log) => log[name] === wanted);
}

function isInRanges(log: DiveLog, query: DiveLogsQuery): boolean {
  const { dateFrom, dateTo, depthFrom, depthTo, timeIn, timeOut } = query;
  return (
    isWithin(log.date, dateFrom, dateTo) &&
    isWithin(log.timeIn, clock(timeIn), undefined) &&
    isWithin(log.timeOut, undefined, clock(timeOut)) &&
    isWithin(log.maxDepth === null ? null : decimetres(log), code(depthFrom), code(depthTo))
  );
}

/** Both ends are included; what is not recorded is in no range. */
function isWithin<TValue extends string | number>(
  value: TValue | null,
  from: TValue | undefined,
  to: TValue | undefined,
): boolean {
  if (from === undefined && to === undefined) return true;
  return (
    value !== null && (from === undefined || value >= from) && (to === undefined || value <= to)
  );
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
const code = (feet: number | undefined) => (feet === undefined ? feet : Math.round(feet * 3.048));
const decimetres = ({ maxDepth }: DiveLog) =>
  maxDepth === null ? -1 : Math.round(maxDepth * 3.048);
const hasFindings = (log: DiveLog) =>
  diveLogFindings(log, new Date().toISOString().slice(0, 10)).length > 0;

/** 930 is 09:30. */
function clock(hhmm: number | undefined): string | undefined {
  return hhmm === undefined ? hhmm : String(hhmm).padStart(4, '0').replace(/..$/, ':$&');
}
