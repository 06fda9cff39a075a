import type { DiveLogList } from '@buddyline/domain/dive-log-filters';

type Ranges = Pick<DiveLogList, 'dateFrom' | 'dateTo' | 'depthFrom' | 'depthTo'>;

/** The ranges that no dive can be in, because they end before they begin. */
export function reversedRanges({ dateFrom, dateTo, depthFrom, depthTo }: Ranges) {
  return {
    dates: dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom,
    depths: depthFrom !== undefined && depthTo !== undefined && depthTo < depthFrom,
  };
}
