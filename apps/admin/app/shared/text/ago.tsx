import { formatDateTime, formatRelativeTime } from '@buddyline/i18n/formats';
import { Tooltip } from '@buddyline/ui/tooltip';
import { visitorTimeZone } from '../../request-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from './now.ts';

/** '5 minutes ago', with the exact time on hover; '—' if the time is invalid. */
export function Ago({ at }: { at: string | null }) {
  const language = useLanguage();
  const now = useNow();
  const date = new Date(at ?? Number.NaN);
  if (at === null || Number.isNaN(date.getTime())) return '—';
  // `now` ticks every 20 s, so it may be before something that was done just now.
  const past = new Date(Math.min(date.getTime(), now.getTime()));
  return (
    <Tooltip text={`\u2066${formatDateTime(date, visitorTimeZone())}\u2069`}>
      <time dateTime={at} className="whitespace-nowrap">
        {formatRelativeTime(past, language, now)}
      </time>
    </Tooltip>
  );
}
