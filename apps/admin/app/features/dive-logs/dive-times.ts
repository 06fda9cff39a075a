import { clockOf, minutesPerDay } from '@buddyline/domain/clock';
import { clockMinutes } from '@buddyline/domain/dates';
import type { DiveLog } from '@buddyline/domain/dive-log';

type Times = Pick<DiveLog, 'timeIn' | 'timeOut' | 'timeThisDive'>;

/** The recorded duration, or else the time between in and out, or else the bottom time. */
export function diveMinutes(log: Times & Pick<DiveLog, 'bottomTime'>): number | null {
  const start = clockMinutes(log.timeIn);
  const end = clockMinutes(log.timeOut);
  const byClock =
    start === null || end === null ? null : (end - start + minutesPerDay) % minutesPerDay;
  return [log.timeThisDive, byClock, log.bottomTime].find((time) => Number(time) > 0) ?? null;
}

/** The recorded end as HH:MM, or else the one that the recorded duration leads to. */
export function timeOutOf({ timeIn, timeOut, timeThisDive }: Times): string | null {
  const start = clockMinutes(timeIn);
  const minutes = Math.round(Number(timeThisDive));
  const derived = start !== null && minutes > 0 ? clockOf(start + minutes) : null;
  return timeOut?.slice(0, 5) ?? derived;
}
