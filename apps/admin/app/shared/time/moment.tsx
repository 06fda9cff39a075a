import { formatDateTime } from '@buddyline/i18n/formats';

/** A moment as the specification writes it, in the browser's zone; '—' for what is no date. */
export function Moment({ value }: { value: string | null }) {
  return (
    <time dateTime={value ?? undefined} dir="ltr" className="whitespace-nowrap tabular-nums">
      {momentText(value)}
    </time>
  );
}

/** One bad record must not kill a list, so its date alone is given up. */
function momentText(value: string | null): string {
  if (value === null) return '—';
  try {
    return formatDateTime(value);
  } catch {
    return '—';
  }
}
