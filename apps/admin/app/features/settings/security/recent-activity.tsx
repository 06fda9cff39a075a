import type { Activity } from '@buddyline/domain/activity';
import { Card } from '@buddyline/ui/card';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { visitorTimeZone } from '../../../request-context.ts';
import { storedUserId } from '../../../session/session-hints.ts';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { activityKey } from '../../../shared/query/audit-keys.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { useCan } from '../../../shared/query/use-can.tsx';
import { activity } from '../../../shared/record/history/activity-queries.ts';
import { groupByDay } from '../../../shared/record/history/entry-groups.ts';
import { BulkSentence, EntrySentence } from '../../../shared/record/history/entry-sentence.tsx';
import { Ago } from '../../../shared/text/ago.tsx';

/** Entries, of which several can be in one line. */
const fetched = 50;
const shown = 10;

/** The newest entries about an account, whoever made them. */
const recentQuery = (personId: string) =>
  queryOptions({
    queryKey: [...activityKey, 'account', personId],
    queryFn: ({ signal }) => activity().list({ personId, limit: fetched }, signal),
  });

const newestGroups = (entries: Activity[]) =>
  groupByDay(entries, visitorTimeZone())
    .flatMap(({ groups }) => groups)
    .slice(0, shown);

/** What was done with the signed-in person's account lately, so that they notice what they have not done themselves. */
export function RecentActivity() {
  const { t } = useLingui();
  const can = useCan();
  const hasActivity = useFeature('activity');
  const userId = storedUserId();
  const isShown = hasActivity && can('activity.read') && userId !== null;
  const query = useQuery({ ...recentQuery(userId ?? ''), enabled: isShown });
  if (!isShown) return null;
  return (
    <Card
      title={t`Recent activity`}
      description={t`What was done with your account. If something is not yours, change your password.`}
    >
      <QueryView query={query} loading={<Skeleton className="h-40 animate-late" />}>
        {({ data }) => (
          <ul role="list" aria-label={t`Recent activity`} className="divide-y">
            {newestGroups(data).map((group) => (
              <li key={group[0].id} className="py-3 first:pt-0 last:pb-0">
                <p className="wrap-anywhere">
                  {group.length === 1 ? (
                    <EntrySentence entry={group[0]} />
                  ) : (
                    <BulkSentence entries={group} />
                  )}
                </p>
                <p className="text-xs text-ink-muted">
                  <Ago at={group[0].at} />
                </p>
              </li>
            ))}
            {data.length === 0 && (
              <li className="text-ink-muted">
                <Trans>Nothing yet.</Trans>
              </li>
            )}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
