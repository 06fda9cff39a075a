import { isIsoDate } from '@buddyline/domain/dates';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { timeOutOf } from './dive-times.ts';

/** The date of a dive, which has no time zone: `2026/05/14`; '—' without a date. */
export function dayText(date: string | null): string {
  const day = date?.slice(0, 10) ?? '';
  return isIsoDate(day) ? day.replaceAll('-', '/') : '—';
}

type Times = Pick<DiveLog, 'timeIn' | 'timeOut' | 'timeThisDive'>;

/** `2026/05/14 · 09:10 – 09:52`, or as much of it as is known. */
export function DiveMoment({ log }: { log: Pick<DiveLog, 'date'> & Times }) {
  const { date, timeIn, timeOut } = log;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <bdi>{dayText(date)}</bdi>
      {(timeIn ?? timeOut) !== null && (
        <>
          {' · '}
          <DiveTimes log={log} />
        </>
      )}
    </span>
  );
}

/** `09:10 – 09:52`, in the reading direction of the page, like the profile's time axis. */
export function DiveTimes({ log }: { log: Times }) {
  return (
    <>
      <bdi>{log.timeIn?.slice(0, 5) ?? '—'}</bdi> – <bdi>{timeOutOf(log) ?? '—'}</bdi>
    </>
  );
}
