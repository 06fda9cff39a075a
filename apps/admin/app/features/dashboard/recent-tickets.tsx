import type { DashboardTicket } from '@buddyline/domain/dashboard';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { DisabledAction } from '@buddyline/ui/disabled-action';
import { PriorityBadge } from '../../shared/text/priority-badge.tsx';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { RecentItem, RecentList } from './recent-list.tsx';

interface Props {
  tickets: readonly DashboardTicket[];
  /** Sample tickets, which cannot be opened. */
  isSample: boolean;
}

export function RecentTickets({ tickets, isSample }: Props) {
  const { t } = useLingui();
  return (
    <RecentList
      title={<Trans>Recent Tickets</Trans>}
      to={paths.tickets}
      toLabel={t`View All tickets`}
      empty={tickets.length === 0 && <EmptyState title={t`No Tickets To Show.`} />}
    >
      {tickets.map((ticket, index) => {
        const { title } = ticket;
        const view = t`View ticket: ${title}`;
        return (
          <RecentItem
            key={ticket.id}
            person={ticket.reportedBy}
            createdAt={ticket.createdAt}
            badge={ticket.priority && <PriorityBadge priority={ticket.priority} />}
            facts={<StatusBadge status={ticket.status} />}
            actions={
              isSample ? (
                <DisabledAction
                  icon={ArrowUpRight}
                  label={view}
                  reason={t`This ticket is sample data.`}
                />
              ) : (
                <Tooltip text={view} repeatsName>
                  <Link
                    to={paths.ticketAt(ticket.id, index + 1)}
                    prefetch="intent"
                    aria-label={view}
                    className={buttonClasses({ variant: 'ghost', size: 'icon' })}
                  >
                    <Icon of={ArrowUpRight} directional />
                  </Link>
                </Tooltip>
              )
            }
          >
            <UserText as="h3" className="truncate font-semibold">
              {title}
            </UserText>
            <UserText as="span" className="line-clamp-2 text-ink-muted wrap-anywhere">
              {ticket.description}
            </UserText>
          </RecentItem>
        );
      })}
    </RecentList>
  );
}
