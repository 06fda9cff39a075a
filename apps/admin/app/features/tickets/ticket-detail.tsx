import type { Ticket } from '@buddyline/domain/ticket';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { OwnerCard } from '../../shared/owner-card.tsx';
import { usePageKeys } from '../../shared/page-keys.ts';
import { PriorityBadge } from '../../shared/priority-badge.tsx';
import { StatusBadge } from '../../shared/status-badge.tsx';
import { WordsPassages } from '../../shared/words-passages.tsx';
import { Words } from '../../shared/words.tsx';
import { setTicketStatusMutation } from './ticket-queries.ts';
import { useTicketNames } from './ticket-names.ts';
import { TicketFacts } from './ticket-facts.tsx';
import type { QueuePlace } from './ticket-queue.ts';
import { TicketStatusCard } from './ticket-status-card.tsx';

/** The list that a ticket is worked through in. Addresses are null at its ends. */
export interface TicketQueue {
  place: QueuePlace;
  previous: string | null;
  next: string | null;
  list: string;
}

interface Props {
  ticket: Ticket;
  /** Whether it was opened from a list, to be gone on with. */
  isQueued: boolean;
  /** Null for a ticket that was opened by itself, and until its list is there. */
  queue: TicketQueue | null;
  /** What ends the ticket. */
  children: ReactNode;
}

export function TicketDetail({ ticket, isQueued, queue, children }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { statuses } = useTicketNames();
  const save = useMutation(setTicketStatusMutation(useQueryClient(), ticket));
  /** What is being saved stands there already; when that fails, it goes back. */
  const status = save.isPending ? save.variables : ticket.status;
  const setStatus = (wanted: typeof save.variables) => {
    if (wanted && wanted !== status && !save.isPending) save.mutate(wanted);
  };
  const go = (to: string | null | undefined) => {
    if (to) void navigate(to);
  };
  usePageKeys([
    { key: 'o', label: t`Status: ${statuses.OPEN}`, run: () => setStatus('OPEN') },
    { key: 'p', label: t`Status: ${statuses.PENDING}`, run: () => setStatus('PENDING') },
    { key: 'c', label: t`Status: ${statuses.CLOSED}`, run: () => setStatus('CLOSED') },
    { key: 'n', label: t`Next ticket`, run: () => go(queue?.next) },
    { key: 'j', label: t`Next ticket`, run: () => go(queue?.next) },
    { key: 'k', label: t`Previous ticket`, run: () => go(queue?.previous) },
  ]);

  return (
    // What is done with a ticket comes first on a phone, and its end last.
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      <div className="xl:col-start-2">
        <TicketStatusCard
          status={status}
          onStatus={setStatus}
          closed={save.isSuccess && save.variables === 'CLOSED'}
          isQueued={isQueued}
          queue={queue}
        />
      </div>
      <Card className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {ticket.priority && <PriorityBadge priority={ticket.priority} />}
        </div>
        <Words as="h2" className="mt-3 text-lg font-semibold wrap-anywhere">
          {ticket.subject}
        </Words>
        <WordsPassages className="mt-2 min-h-24 text-base *:max-w-prose">
          {ticket.description ?? '—'}
        </WordsPassages>
        <TicketFacts ticket={ticket} />
      </Card>
      <div className="grid gap-5">
        <OwnerCard
          title={<Trans>Reporter</Trans>}
          userId={ticket.userId}
          owner={ticket.Owner}
          linkLabel={<Trans>View Reporter Profile</Trans>}
        />
        {children}
      </div>
    </div>
  );
}
