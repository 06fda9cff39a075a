import { formatNumber } from '@buddyline/i18n/formats';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../../../language/use-language.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../shared/query/query-view.tsx';
import { sanctionsQuery, moderationQuery } from '../moderation-queries.ts';
import { LoadingLines } from './loading-lines.tsx';
import { SanctionItem } from './sanction-item.tsx';

/** Messages, warnings and suspensions of a person, the newest first. */
export function SanctionHistory({ userId }: { userId: string }) {
  const { t } = useLingui();
  const query = useQuery(sanctionsQuery(userId));
  const { data: now } = useQuery(moderationQuery(userId));
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
              <Trans>No messages or sanctions yet.</Trans>
            </p>
          ) : (
            <ol role="list" className="grid gap-3">
              {sanctions.map((sanction) => (
                <SanctionItem
                  key={sanction.id}
                  userId={userId}
                  sanction={sanction}
                  isAbove={sanction.id === now?.active?.id}
                />
              ))}
            </ol>
          )
        }
      </QueryView>
      <TicketReplies userId={userId} />
    </Card>
  );
}

/** What staff wrote to the person elsewhere. */
function TicketReplies({ userId }: { userId: string }) {
  const { data } = useQuery(moderationQuery(userId));
  const language = useLanguage();
  if (!data || data.ticketReplies === 0) return null;
  const count = formatNumber(data.ticketReplies, language);
  return (
    <p className="mt-3">
      <Link
        to={paths.userTickets(userId)}
        preventScrollReset
        className="text-ink-muted underline underline-offset-4"
      >
        <Trans>Replies to their tickets: {count}</Trans>
      </Link>
    </p>
  );
}
