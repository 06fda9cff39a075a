import type { Ticket } from '@buddyline/domain/ticket';
import { directionOf } from '@buddyline/i18n/words-direction';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fileUrl } from '../../shared/form/file-url.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { useMatchExcerpt } from '../../shared/list/mark-matches.ts';
import { ownerName } from '../../shared/text/owner-name.ts';
import { SelectableAvatar } from '../../shared/changes/select/select-box.tsx';
import { PriorityBadge } from '../../shared/text/priority-badge.tsx';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { useTicketNames } from './ticket-names.ts';
import { ticketQuery } from './ticket-queries.ts';
import { TicketWork } from './ticket-work.tsx';

interface Props {
  ticket: Ticket;
  /** The path of the ticket's page within this list's queue. */
  to: string;
}

/** A ticket in the list; the subject's link covers the whole card. */
export function TicketCard({ ticket, to }: Props) {
  const client = useQueryClient();
  const { categoryName } = useTicketNames();
  const { Owner, priority } = ticket;
  return (
    <article
      onPointerEnter={() => void client.prefetchQuery(ticketQuery(ticket.id))}
      className="relative flex min-h-60 flex-col gap-3 rounded-card border border-line bg-surface-raised p-5 transition-colors compact:min-h-0 compact:gap-x-4 compact:gap-y-1.5 compact:px-4 compact:py-2 compact:md:flex-row compact:md:items-center hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
    >
      <header className="flex items-center gap-3 compact:md:w-72 compact:md:shrink-0 compact:xl:w-80">
        <SelectableAvatar item={ticket} src={fileUrl(Owner?.profilePicture, 'avatar')} />
        <div className="min-w-0 grow">
          <p className="truncate font-medium">
            <UserText>{ownerName(Owner)}</UserText>
          </p>
          {/* In two lines where the priority leaves no room for one. */}
          <p className="text-xs text-balance text-ink-muted *:whitespace-normal compact:xl:*:whitespace-nowrap">
            <Moment value={ticket.createdAt} />
          </p>
        </div>
        {priority && (
          <span className="compact:xl:w-22">
            <PriorityBadge priority={priority} />
          </span>
        )}
      </header>
      <div className="min-w-0 compact:md:grow">
        <h2
          className="truncate text-base font-semibold compact:text-sm compact:md:w-fit compact:md:max-w-full"
          {...directionOf(ticket.subject)}
        >
          <Link
            to={to}
            prefetch="intent"
            {...rowLink}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {ticket.subject}
          </Link>
        </h2>
      </div>
      <UserText as="span" className="line-clamp-2 text-ink-muted wrap-anywhere compact:hidden">
        {useMatchExcerpt(ticket.description ?? '')}
      </UserText>
      <TicketWork ticket={ticket} />
      <footer className="mt-auto flex items-center justify-between gap-3 compact:my-auto compact:md:w-44 compact:md:shrink-0">
        <span className="text-xs text-ink-muted">{categoryName(ticket.category)}</span>
        <StatusBadge status={ticket.status} />
      </footer>
    </article>
  );
}
