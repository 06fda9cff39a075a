import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import { Button } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Reply from 'lucide-react/icons/reply';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { KeyCap } from '../../shared/keyboard/key-cap.tsx';
import { useShortcutsEnabled } from '../../shared/keyboard/shortcut-setting.ts';
import type { Neighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { useRefusal } from '../../shared/query/use-refusal.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { StatusSelect } from './status-select.tsx';
import { useTicketNames } from './ticket-names.ts';

/** The list from which the ticket was opened. */
export interface TicketQueue extends Neighbours<Ticket> {
  /** The list is being fetched. */
  isLoading: boolean;
  list: string;
}

interface Props {
  status: string;
  /** The status that Escape restores, while one set by a key is not saved yet. */
  revertsTo: string | null;
  onStatus: (status: TicketStatus) => void;
  /** The ticket was just answered or closed on this page. */
  isDone: boolean;
  /** Reserves space for the next ticket before it is known. */
  isQueued: boolean;
  /** The reporter is notified by mail when the ticket is closed, and when it is opened again. */
  isNotified: boolean;
  queue: TicketQueue | null;
  isSaving: boolean;
  /** Closes the ticket, and goes on to the next one once that is saved. */
  onCloseAndGoOn: () => void;
  /** Goes to the text of the reply; null where tickets cannot be answered. */
  onReply: (() => void) | null;
  /** The other properties, where there are any. */
  children: ReactNode;
}

/** The status with its shortcuts, the other properties, and below them the next ticket. */
export function TicketStatusCard({ status, revertsTo, onStatus, isDone, ...rest }: Props) {
  const { isQueued, isNotified, queue, isSaving, onCloseAndGoOn, onReply, children } = rest;
  const { t } = useLingui();
  const hasKeys = useShortcutsEnabled();
  const refusal = useRefusal()('tickets.update');
  const { statusName } = useTicketNames();
  const [draft, setDraft] = useState<TicketStatus | null>(null);
  const kept = revertsTo !== null && statusName(revertsTo);
  const note = draft ? (
    <Trans>Enter saves it, Escape does not.</Trans>
  ) : (
    kept && <Trans>Escape keeps it: {kept}</Trans>
  );
  const done = queue && (isDone || queue.at === null);
  return (
    // On phones the status is not in it: without properties and a list it has one line or none.
    <Card
      className={
        isQueued || children ? 'max-sm:flex max-sm:flex-col max-sm:pt-1' : 'max-sm:contents'
      }
    >
      <div className="in-phone-bar">
        <StatusSelect
          status={status}
          disabled={refusal !== undefined}
          draft={draft}
          onDraft={setDraft}
          onStatus={onStatus}
        />
        {done && queue.next !== null ? (
          <Link
            to={queue.next.to}
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
      {note ? (
        <Note>{note}</Note>
      ) : refusal === undefined ? (
        hasKeys && <StatusKeys />
      ) : (
        <p className="mt-3 text-xs text-ink-muted">{refusal}</p>
      )}
      {isNotified && (
        // On phones the status is in the bar at the bottom.
        <p className="mt-2 text-xs text-ink-muted max-sm:order-last">
          <Trans>The reporter hears by email when it is closed.</Trans>
        </p>
      )}
      {children}
      {isQueued && (
        <div className="mt-4 grid min-h-20.25 grid-cols-1 content-start gap-2 border-t pt-4">
          <div
            role="status"
            // On arrival the heading says where one is.
            aria-live={done ? 'polite' : 'off'}
            className="flex h-5 items-center justify-between gap-2 text-xs text-ink-muted"
          >
            {queue && <WhatIsNext {...queue} isDone={done === true} />}
          </div>
          {queue && done && <GoOn queue={queue} />}
          {queue?.next && !done && refusal === undefined && (
            <CloseAndGoOn pending={isSaving} onPress={onCloseAndGoOn} />
          )}
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
  const { statusName } = useTicketNames();
  const keys = [
    ['O', statusName('OPEN')],
    ['P', statusName('PENDING')],
    ['C', statusName('CLOSED')],
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

function WhatIsNext({ next, isDone }: Pick<TicketQueue, 'next'> & { isDone: boolean }) {
  if (next === null) {
    return isDone ? (
      <Trans>Done, and that was the last ticket of the list.</Trans>
    ) : (
      <Trans>This is the last ticket of the list.</Trans>
    );
  }
  const subject = <UserText className="truncate text-ink">{next.item.subject}</UserText>;
  if (isDone) {
    return (
      <span className="min-w-0 whitespace-nowrap *:flex *:gap-1">
        <Trans>Done. Up next: {subject}</Trans>
      </span>
    );
  }
  return (
    <>
      <span className="min-w-0 whitespace-nowrap *:flex *:gap-1">
        <Trans>Up next: {subject}</Trans>
      </span>
      <span aria-hidden className="contents">
        <KeyCap>N</KeyCap>
      </span>
    </>
  );
}

/** Does in one press what the keys `c` and `n` do. */
function CloseAndGoOn({ pending, onPress }: { pending: boolean; onPress: () => void }) {
  return (
    <div data-actions className="grid">
      <Button variant="outline" pending={pending} onClick={onPress}>
        <Trans>Close & next</Trans>
        <span aria-hidden className="contents">
          <KeyCap>C</KeyCap>
          <KeyCap>N</KeyCap>
        </span>
      </Button>
    </div>
  );
}

/** The link to the next ticket, once this one is done; on phones it is beside the status. */
function GoOn({ queue: { next, list } }: { queue: TicketQueue }) {
  if (next === null) {
    return (
      <Link to={list} className={buttonClasses({ variant: 'primary' })}>
        <Trans>Back to the tickets</Trans>
      </Link>
    );
  }
  return (
    <Link
      to={next.to}
      className={buttonClasses({ variant: 'primary', className: 'max-sm:hidden' })}
    >
      <Trans>Go on with the next ticket</Trans>
      <KeyCap>N</KeyCap>
    </Link>
  );
}
