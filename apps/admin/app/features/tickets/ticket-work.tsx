import type { Ticket } from '@buddyline/domain/ticket';
import { formatRelativeTime } from '@buddyline/i18n/formats';
import { Badge } from '@buddyline/ui/badge';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from '../../shared/text/now.ts';
import { UserText } from '../../shared/text/user-text.tsx';

/**
 * Whether a ticket waits for an answer and since when, otherwise how old it is, and who works on it. Nothing for closed ones, and on
 * backends without answers to tickets.
 */
export function TicketWork({ ticket }: { ticket: Ticket }) {
  const { isUnanswered, takenBy, status, createdAt, waitingSince = createdAt } = ticket;
  const at = isUnanswered ? waitingSince : createdAt;
  const language = useLanguage();
  const now = useNow();
  if (isUnanswered === undefined || status === 'CLOSED') return null;
  const name = <UserText className="font-medium text-ink">{takenBy?.name}</UserText>;
  return (
    <p className="mt-auto flex min-w-0 items-center compact:my-auto compact:md:shrink-0 gap-3 text-xs whitespace-nowrap text-ink-muted">
      {isUnanswered && (
        <Badge tone="notice">
          <Trans>Unanswered</Trans>
        </Badge>
      )}
      {at && <span>{formatRelativeTime(new Date(at), language, now)}</span>}
      {takenBy && (
        <span className="min-w-0 truncate">
          <Trans>{name} works on it</Trans>
        </span>
      )}
    </p>
  );
}
