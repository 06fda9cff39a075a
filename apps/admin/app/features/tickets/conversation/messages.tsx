import { useCan } from '../../../shared/query/use-can.tsx';
import type { Ticket } from '@buddyline/domain/ticket';
import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Composer } from './composer.tsx';
import { useHeldMessages } from './held-messages.ts';
import { MessageItem } from './message-item.tsx';

interface Props {
  ticket: Ticket;
  messages: readonly TicketMessage[];
  /** The language of the reporter's mails. */
  locale: string;
  personId: string;
  replyPresses: number;
  onReplied: () => void;
  goOn: (() => boolean) | null;
}

/** What was written to a ticket, and the reply. */
export function Messages({ ticket, messages, locale, personId, ...rest }: Props) {
  const { replyPresses, onReplied, goOn } = rest;
  const can = useCan();
  const mayWrite = can('tickets.reply') || can('tickets.note');
  const { t } = useLingui();
  const { shown, held, show, hold } = useHeldMessages(
    messages,
    personId,
    ticket.isUnanswered === true,
  );
  const list = useRef<HTMLOListElement>(null);

  /** The button goes, and the first of the new messages gets its focus. */
  function showAndFocus() {
    const first = messages.findIndex((message) => !shown.includes(message));
    flushSync(show);
    const item = list.current?.children.item(first);
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    item.focus();
  }

  return (
    <>
      {shown.length === 0 && !mayWrite && (
        <p className="text-ink-muted">
          <Trans>No messages yet.</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ol ref={list} role="list" aria-label={t`Messages`} className="grid gap-3">
          {shown.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      )}
      <div className="relative">
        {/* It lies between the messages and the reply, so that nothing moves. */}
        <div role="status" className="absolute inset-x-0 -top-4 z-10 flex justify-center">
          {held > 0 && (
            <button
              type="button"
              onClick={showAndFocus}
              className="flex h-8 animate-fade-in items-center gap-2 rounded-full bg-accent px-4 text-xs font-medium whitespace-nowrap text-on-accent shadow-far"
            >
              <Plural value={held} one="# new message" other="# new messages" />
              <span aria-hidden>·</span>
              <Trans>Show</Trans>
            </button>
          )}
        </div>
        {mayWrite && (
          <Composer
            ticket={ticket}
            messages={shown}
            locale={locale}
            draftKey={{ personId, itemId: ticket.id }}
            presses={replyPresses}
            onReplied={onReplied}
            goOn={goOn}
            onOvertaken={() => hold(false)}
          />
        )}
      </div>
    </>
  );
}
