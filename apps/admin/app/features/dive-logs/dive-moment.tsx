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
  const times = [timeIn, timeOut].map((time) => time?.slice(0, 5) ?? '—');
  return (
    <span className="whitespace-nowrap tabular-nums">
      <bdi dir="ltr">{dayText(date)}</bdi>
      {(timeIn ?? timeOut) !== null && (
        <>
          {' · '}
          <bdi dir="ltr">{times.join(' – ')}</bdi>
        </>
      )}
    </span>
  );
}
