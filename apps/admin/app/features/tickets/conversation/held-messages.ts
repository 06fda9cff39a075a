import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { useState } from 'react';

/**
 * What others write while the ticket is on the screen waits until it is asked for, so that nothing moves under
 * the cursor.
 */
export function useHeldMessages(
  messages: readonly TicketMessage[],
  personId: string,
  isUnanswered: boolean,
) {
  const [known, setKnown] = useState<ReadonlySet<string>>(() =>
    idsOf(isUnanswered ? beforeAnswer(messages) : messages),
  );
  const [isHolding, setIsHolding] = useState(true);
  const isShown = ({ id, author }: TicketMessage) =>
    !isHolding || known.has(id) || author?.id === personId;
  const shown = messages.filter(isShown);
  return {
    shown,
    held: messages.length - shown.length,
    show: () => setKnown(idsOf(messages)),
    /** A reply was refused because of what others have written, which may still be on its way here. */
    hold: setIsHolding,
  };
}

/**
 * Of a ticket that was unanswered when its list was fetched, without the answer that somebody has given since:
 * whoever replies without a look would answer it twice.
 */
function beforeAnswer(messages: readonly TicketMessage[]): readonly TicketMessage[] {
  const last = messages.findLastIndex(({ isStaff, isInternal }) => !isStaff || isInternal);
  return messages.slice(0, last + 1);
}

const idsOf = (messages: readonly TicketMessage[]) => new Set(messages.map(({ id }) => id));
