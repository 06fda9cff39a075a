import { diveLogFindEntries } from '@buddyline/domain/dive-log-filters';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import { keysOf } from '@buddyline/domain/keys';

export type FindName = keyof typeof diveLogFindEntries;
export type FindList = Pick<DiveLogList, FindName>;

/** The active filters, in the order of their chips; the default order is none. */
export function activeFinds(list: FindList): FindName[] {
  const isActive = (name: FindName) => list[name] !== undefined && list[name] !== 'newest';
  return keysOf(diveLogFindEntries).filter(isActive);
}

/** The ranges that no dive can be in, because they end before they begin. */
export function reversedRanges({ dateFrom, dateTo, depthFrom, depthTo }: FindList) {
  return {
    dates: dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom,
    depths: depthFrom !== undefined && depthTo !== undefined && depthTo < depthFrom,
  };
}

export function hasReversedRange(list: FindList): boolean {
  const { dates, depths } = reversedRanges(list);
  return dates || depths;
}
