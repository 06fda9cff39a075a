import type { TicketQueue } from '@buddyline/domain/dashboard';
import { formatNumber, formatTimeSince } from '@buddyline/i18n/formats';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../shared/text/now.ts';
import { UserText } from '../../shared/text/user-text.tsx';

/** What waits for somebody: unanswered tickets, the oldest of them, and the caller's own. */
export function TicketQueueCard({ queue }: { queue: TicketQueue }) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { unanswered, oldest, mine } = queue;
  const since = oldest?.waitingSince ?? oldest?.createdAt;
  const wait = since ? formatTimeSince(new Date(since), language, now) : null;
  return (
    <nav
      aria-label={t`Tickets that wait`}
      className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line lg:grid-cols-[16rem_minmax(0,1fr)_12rem]"
    >
      <Cell
        to={`${paths.tickets}?unanswered=true&sort=priority`}
        label={<Trans>Unanswered, open or pending</Trans>}
      >
        <span className="text-xl font-semibold tabular-nums">
          {formatNumber(unanswered, language)}
        </span>
      </Cell>
      <Cell
        to={oldest ? paths.longestWaiting(oldest.id) : paths.tickets}
        label={
          <>
            <Trans>Waits longest</Trans>
            {/* Not beside the subject, where it would move when the subject's font loads late. */}
            {wait && (
              <>
                <span aria-hidden>·</span>
                <span>{wait}</span>
              </>
            )}
          </>
        }
        className="max-lg:order-last max-lg:col-span-2"
      >
        {oldest ? (
          <UserText as="span" className="min-w-0 truncate text-base font-semibold">
            {oldest.subject}
          </UserText>
        ) : (
          <span className="text-base font-semibold">
            <Trans>Nobody waits for an answer.</Trans>
          </span>
        )}
      </Cell>
      <Cell to={`${paths.tickets}?taken=mine`} label={<Trans>My tickets</Trans>}>
        <span className="text-xl font-semibold tabular-nums">{formatNumber(mine, language)}</span>
      </Cell>
    </nav>
  );
}

interface CellProps {
  to: string;
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

function Cell({ to, label, className = '', children }: CellProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className={`flex min-h-20 min-w-0 flex-col justify-between bg-surface-raised px-5 py-3 transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2 ${className}`}
    >
      <span className="flex gap-1.5 text-xs text-ink-muted">{label}</span>
      <span className="flex h-8 items-center">{children}</span>
    </Link>
  );
}
