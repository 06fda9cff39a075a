import type { TicketStatus } from '@buddyline/domain/ticket';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Reply from 'lucide-react/icons/reply';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useShortcutsEnabled } from '../../shared/keyboard/shortcut-setting.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { KeyCap } from './queue/key-cap.tsx';
import type { QueuePosition } from './queue/queue-position.ts';
import { StatusSelect } from './status-select.tsx';
import { useTicketNames } from './ticket-names.ts';

/** The list from which the ticket was opened. The URLs are null at its ends. */
export interface TicketQueue {
  position: QueuePosition;
  previous: string | null;
  next: string | null;
  /** The list is being fetched. */
  isLoading: boolean;
  list: string;
}

interface Props {
  status: string;
  /** The status that Escape restores, while one set by a key is not saved yet. */
  revertsTo: string | null;
  onStatus: (status: TicketStatus) => void;
  /** The ticket was just closed on this page. */
  closed: boolean;
  /** Reserves space for the next ticket before it is known. */
  isQueued: boolean;
  /** The reporter is notified by mail when the ticket is closed, and when it is opened again. */
  isNotified: boolean;
  queue: TicketQueue | null;
  /** Goes to the text of the reply; null where tickets cannot be answered. */
  onReply: (() => void) | null;
}

/** The status with its shortcuts, and below them the next ticket. The height is constant. */
export function TicketStatusCard({ status, revertsTo, onStatus, closed, ...rest }: Props) {
  const { isQueued, isNotified, queue, onReply } = rest;
  const { t } = useLingui();
  const hasKeys = useShortcutsEnabled();
  const { statusName } = useTicketNames();
  const [draft, setDraft] = useState<TicketStatus | null>(null);
  const kept = revertsTo !== null && statusName(revertsTo);
  const note = draft ? (
    <Trans>Enter saves it, Escape does not.</Trans>
  ) : (
    kept && <Trans>Escape keeps it: {kept}</Trans>
  );
  const done = queue && (closed || queue.position.at === null);
  return (
    // On phones the status is not in it: without a list it has one line or none.
    <Card className={isQueued ? undefined : 'max-sm:contents'}>
      <div className="in-phone-bar">
        <StatusSelect status={status} draft={draft} onDraft={setDraft} onStatus={onStatus} />
        {done && queue.next !== null ? (
          <Link
            to={queue.next}
            aria-label={t`Go on with the next ticket`}
            className={buttonClasses({ variant: 'primary', size: 'icon', className: 'sm:hidden' })}
          >
            <Icon of={ArrowRight} directional />
          </Link>
        ) : (
          onReply && (
            <span className="sm:hidden">
              <IconButton icon={Reply} directional label={t`Write a reply`} onClick={onReply} />
            </span>
          )
        )}
      </div>
      {note ? <Note>{note}</Note> : hasKeys && <StatusKeys />}
      {isNotified && (
        <p className="mt-2 text-xs text-ink-muted">
          <Trans>The reporter hears by mail when it is closed.</Trans>
        </p>
      )}
      {isQueued && (
        <div role="status" className="mt-4 grid min-h-22 content-start border-t pt-4">
          {queue && (done ? <NextTicketLink queue={queue} /> : <Upcoming queue={queue} />)}
        </div>
      )}
    </Card>
  );
}

/** Replaces the list of keys while a status is not saved yet. */
function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-3 flex min-h-5 items-center text-xs font-medium text-accent-ink">
      {children}
    </p>
  );
}

function StatusKeys() {
  const { t } = useLingui();
  const { statuses } = useTicketNames();
  const keys = [
    ['O', statuses.OPEN],
    ['P', statuses.PENDING],
    ['C', statuses.CLOSED],
  ];
  return (
    <ul
      role="list"
      aria-label={t`Keys that set the status`}
      className="mt-3 hidden flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted pointer-fine:flex"
    >
      {keys.map(([key, label]) => (
        <li key={key} className="flex items-center gap-1.5">
          <KeyCap>{key}</KeyCap> {label}
        </li>
      ))}
    </ul>
  );
}

/** The next ticket, while this one is not done. */
function Upcoming({ queue: { position } }: { queue: TicketQueue }) {
  if (position.next === null) {
    return (
      <p className="self-start text-xs text-ink-muted">
        <Trans>This is the last ticket of the list.</Trans>
      </p>
    );
  }
  return (
    <p className="self-start text-xs text-ink-muted">
      <span className="flex items-center justify-between gap-2">
        <Trans>Then</Trans>
        <KeyCap>N</KeyCap>
      </span>
      <UserText as="span" className="mt-1 line-clamp-2 text-sm text-ink">
        {position.next.ticket.subject}
      </UserText>
    </p>
  );
}

/** The link to the next ticket, once this one is done; on phones it is beside the status. */
function NextTicketLink({ queue: { position, next, list } }: { queue: TicketQueue }) {
  if (next === null) {
    return (
      <>
        <p className="mb-2 text-xs text-ink-muted">
          <Trans>Done, and that was the last ticket of the list.</Trans>
        </p>
        <Link to={list} className={buttonClasses({ variant: 'primary' })}>
          <Trans>Back to the tickets</Trans>
        </Link>
      </>
    );
  }
  const subject = <UserText>{position.next?.ticket.subject}</UserText>;
  return (
    <>
      <p className="mb-2 line-clamp-1 text-xs text-ink-muted">
        <Trans>Done. Then: {subject}</Trans>
      </p>
      <Link to={next} className={buttonClasses({ variant: 'primary', className: 'max-sm:hidden' })}>
        <Trans>Go on with the next ticket</Trans>
        <KeyCap>N</KeyCap>
      </Link>
    </>
  );
}
