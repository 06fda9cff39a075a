import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { useState } from 'react';

/**
 * What others write while the ticket is on the screen waits until it is asked for, so that nothing moves under
 * the cursor.
 */
export function useHeldMessages(messages: readonly TicketMessage[], personId: string) {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => idsOf(messages));
  /** Asked for, though a response with more of them may not have been rendered yet. */
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) {
    setIsAsked(false);
    setKnown(idsOf(messages));
  }
  const isShown = ({ id, author }: TicketMessage) => known.has(id) || author?.id === personId;
  const shown = messages.filter(isShown);
  return {
    shown,
    held: messages.length - shown.length,
    show: () => setIsAsked(true),
  };
}

const idsOf = (messages: readonly TicketMessage[]) => new Set(messages.map(({ id }) => id));
