import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../../shared/query/query-view.tsx';
import { sanctionsQuery } from '../standing-queries.ts';
import { LoadingLines } from './loading-lines.tsx';
import { SanctionItem } from './sanction-item.tsx';

/** Messages, warnings and suspensions of a person, the newest first. */
export function SanctionHistory({ userId }: { userId: string }) {
  const { t } = useLingui();
  const query = useQuery(sanctionsQuery(userId));
  return (
    <Card
      landmark
      title={t`Messages and sanctions`}
      description={t`What the person was told, the newest first.`}
    >
      <QueryView query={query} loading={<LoadingLines />}>
        {(sanctions) =>
          sanctions.length === 0 ? (
            <p className="text-ink-muted">
              <Trans>Nobody has written to this person, or warned or suspended them.</Trans>
            </p>
          ) : (
            <ol className="grid gap-3">
              {sanctions.map((sanction) => (
                <SanctionItem key={sanction.id} userId={userId} sanction={sanction} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </Card>
  );
}
