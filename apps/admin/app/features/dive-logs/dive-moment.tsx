import { isIsoDate } from '@buddyline/domain/dates';
import type { DiveLog } from '@buddyline/domain/dive-log';

/** The day of a dive, which has no zone: `2026/05/14`; '—' where there is none. */
export function dayText(date: string | null): string {
  const day = date?.slice(0, 10) ?? '';
  return isIsoDate(day) ? day.replaceAll('-', '/') : '—';
}

/** `2026/05/14 · 09:10 – 09:52`, with what is known of it. */
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

/** `09:10 – 09:52`: the range runs as the page is read, and with it the drawing of the profile. */
export function DiveTimes({ timeIn, timeOut }: Pick<DiveLog, 'timeIn' | 'timeOut'>) {
  return (
    <>
      <bdi>{timeIn?.slice(0, 5) ?? '—'}</bdi> – <bdi>{timeOut?.slice(0, 5) ?? '—'}</bdi>
    </>
  );
}
