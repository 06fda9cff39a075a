import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useOthersOn } from '../../../shared/changes/live/others-on-tickets.ts';
import { UserText } from '../../../shared/text/user-text.tsx';

/** Who else has this ticket before them right now. */
export function OthersHere({ ticketId }: { ticketId: string }) {
  const others = useOthersOn(ticketId);
  const [first] = others;
  const name = <UserText className="font-medium text-ink">{first?.name}</UserText>;
  const more = others.length - 1;
  return (
    <p role="status" className="min-w-0 text-xs text-ink-muted">
      {first && (
        <span className="flex min-w-0 animate-fade-in items-center gap-1.5">
          <Icon of={Eye} />
          <span className="min-w-0 truncate">
            {more === 0 ? (
              <Trans>{name} is here</Trans>
            ) : (
              <Trans>
                {name} and {more} more are here
              </Trans>
            )}
          </span>
        </span>
      )}
    </p>
  );
}
