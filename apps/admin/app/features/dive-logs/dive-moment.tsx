import { isIsoDate } from '@buddyline/domain/dates';
import type { DiveLog } from '@buddyline/domain/dive-log';

/** The date of a dive, which has no time zone: `2026/05/14`; '—' without a date. */
export function dayText(date: string | null): string {
  const day = date?.slice(0, 10) ?? '';
  return isIsoDate(day) ? day.replaceAll('-', '/') : '—';
}

/** `2026/05/14 · 09:10 – 09:52`, or as much of it as is recorded. */
export function DiveMoment({ log }: { log: Pick<DiveLog, 'date' | 'timeIn' | 'timeOut'> }) {
  const { date, timeIn, timeOut } = log;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <bdi>{dayText(date)}</bdi>
      {(timeIn ?? timeOut) !== null && (
        <>
          {' · '}
          <DiveTimes timeIn={timeIn} timeOut={timeOut} />
        </>
      )}
    </span>
  );
}

/** `09:10 – 09:52`, in the reading direction of the page, like the profile's time axis. */
export function DiveTimes({ timeIn, timeOut }: Pick<DiveLog, 'timeIn' | 'timeOut'>) {
  return (
    <>
      <bdi>{timeIn?.slice(0, 5) ?? '—'}</bdi> – <bdi>{timeOut?.slice(0, 5) ?? '—'}</bdi>
    </>
  );
}
