import type { Activity } from '@buddyline/domain/activity';
import { intlLocale } from '@buddyline/i18n/locale';
import { Card } from '@buddyline/ui/card';
import { Trans } from '@lingui/react/macro';
import { visitorTimeZone } from '../../request-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { dayOf, groupByDay } from '../../shared/record/history/entry-groups.ts';
import { dayBefore } from '../../shared/text/day-start.ts';
import { useNow } from '../../shared/text/now.ts';
import { EntryRow } from './entry-row.tsx';
import type { ActivityState } from './activity-state.ts';
import { BulkRow } from './bulk-row.tsx';

/** The entries by day, newest first. */
export function ActivityList({ entries, state }: { entries: Activity[]; state: ActivityState }) {
  return (
    <div className="grid gap-6">
      {groupByDay(entries, visitorTimeZone()).map(({ day, groups }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-sm font-semibold text-ink-muted">
            <DayName day={day} />
          </h2>
          <Card padded={false}>
            <ul role="list" className="divide-y">
              {groups.map((group) => (
                <li key={group[0].id}>
                  {group.length === 1 ? (
                    <EntryRow entry={group[0]} />
                  ) : (
                    <BulkRow entries={group} state={state} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

/** 'Today', 'Yesterday', 'Friday, November 20, 2026'. */
function DayName({ day }: { day: string }) {
  const language = useLanguage();
  const today = dayOf(useNow().toISOString(), visitorTimeZone().timeZone);
  if (day === today) return <Trans>Today</Trans>;
  if (day === dayBefore(today)) return <Trans>Yesterday</Trans>;
  if (day === '') return <Trans>Without a date</Trans>;
  const format = { dateStyle: 'full', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), format).format(new Date(`${day}T00:00:00Z`));
}
