import type { Ticket } from '@buddyline/domain/ticket';
import { formatTimeSince } from '@buddyline/i18n/formats';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from '../../shared/text/now.ts';
import { UserText } from '../../shared/text/user-text.tsx';

/**
 * How long a ticket has been waiting for an answer, and to whom it is assigned. Nothing for closed ones, and on backends
 * without answers to tickets.
 */
export function TicketWork({ ticket }: { ticket: Ticket }) {
  const { isUnanswered, takenBy, status } = ticket;
  if (isUnanswered === undefined || status === 'CLOSED') return null;
  const name = <UserText className="font-medium text-ink">{takenBy?.name}</UserText>;
  return (
    <p className="mt-auto flex min-w-0 items-center gap-3 text-xs whitespace-nowrap text-ink-muted compact:my-auto compact:md:shrink-0 compact:xl:w-44 compact:xl:flex-col compact:xl:items-start compact:xl:gap-0">
      {isUnanswered && <Waiting since={ticket.waitingSince ?? ticket.createdAt} />}
      {takenBy && (
        <span className="max-w-full min-w-0 truncate">
          <Trans>{name} works on it</Trans>
        </span>
      )}
    </p>
  );
}

/** Without a colour: those of the badges are the priority's and the status's. */
function Waiting({ since }: { since: string | null | undefined }) {
  const now = useNow();
  const language = useLanguage();
  const wait = since ? formatTimeSince(new Date(since), language, now) : null;
  return (
    <span className="flex items-center gap-1.5 font-medium text-ink">
      <Icon of={Hourglass} className="size-3.5" />
      {wait === null ? <Trans>Unanswered</Trans> : <Trans>Unanswered for {wait}</Trans>}
    </span>
  );
}
