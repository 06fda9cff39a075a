import { formatDateTime } from '@buddyline/i18n/formats';
import { visitorTimeZone } from '../../request-context.ts';

/** The day of a time, in the specification's format; '—' if the time is invalid. */
export function Day({ at }: { at: string | null }) {
  const time = new Date(at ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return '—';
  const [day] = formatDateTime(time, visitorTimeZone()).split(',');
  return (
    <time dateTime={time.toISOString()} dir="ltr">
      {day}
    </time>
  );
}
