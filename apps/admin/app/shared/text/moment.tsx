import { formatDateTime } from '@buddyline/i18n/formats';
import { visitorTimeZone } from '../../request-context.ts';

/** A date and time in the specification's format and the browser's time zone; '—' if invalid. */
export function Moment({ value }: { value: string | null }) {
  return (
    <time dateTime={value ?? undefined} dir="ltr" className="whitespace-nowrap tabular-nums">
      {momentText(value)}
    </time>
  );
}

/** Catches invalid dates, so that one bad record does not break the whole list. */
function momentText(value: string | null): string {
  if (value === null) return '—';
  try {
    return formatDateTime(value, visitorTimeZone());
  } catch {
    return '—';
  }
}
