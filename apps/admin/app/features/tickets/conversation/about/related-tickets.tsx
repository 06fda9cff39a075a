import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { notifyNotFetched } from '../../../../notify/notify.ts';
import { paths } from '../../../../paths.ts';
import { fetchFirstTouch } from '../../../../shared/lazy/first-touch.ts';
import { currentRun, isRunning } from '../../../../shared/changes/bulk/run-state.ts';
import { StatusBadge } from '../../../../shared/text/status-badge.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { relatedQuery } from './about-queries.ts';

/** The other tickets about the same, which can be closed all at once and opened again. */
export function RelatedTickets({ ticketId }: { ticketId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: related = [] } = useQuery(relatedQuery(ticketId));
  const run = currentRun.useValue();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const waiting = related.filter(({ status }) => status !== 'CLOSED');
  if (related.length === 0) return null;

  async function closeAll() {
    try {
      const { closeTickets } = await fetchFirstTouch();
      closeTickets(client, waiting);
    } catch {
      notifyNotFetched();
    }
  }

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon of={ChevronDown} />
          <Plural
            value={related.length}
            one="# more ticket about it"
            other="# more tickets about it"
          />
        </Button>
        {waiting.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            disabled={isRunning(run)}
            onClick={() => void closeAll()}
          >
            <Icon of={CircleCheck} />
            <Trans>Close all</Trans>
          </Button>
        )}
      </div>
      {open && (
        <ul
          role="list"
          id={listId}
          aria-label={t`Tickets about the same`}
          className="mt-2 grid max-h-60 divide-y overflow-y-auto rounded-card border"
        >
          {related.map(({ id, subject, status }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-3 py-2">
              <Link to={paths.ticket(id)} className="min-w-0 truncate font-medium hover:underline">
                <UserText>{subject}</UserText>
              </Link>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
