import type { Ticket } from '@buddyline/domain/ticket';
import { indexIn, type QueueSlice } from './queue-window.ts';

/** A ticket of the queue and where it stands. */
export interface QueueItem {
  ticket: Ticket;
  at: number;
}

export interface QueuePlace {
  /** Null once the ticket is not in the list any more: closed in a list of open ones, say. */
  at: number | null;
  /** Null where the backend sends no total. */
  total: number | null;
  previous: QueueItem | null;
  next: QueueItem | null;
}

interface Wanted {
  ticketId: string;
  /** The newest answer about the list. */
  latest: QueueSlice;
  /** The last answer that had the ticket; null where none had. */
  seen: QueueSlice | null;
  /** The position in the ticket's address: only a hint, for a ticket that no answer has had. */
  address: number;
}

/**
 * Where a ticket stands in its queue and what is around it. A ticket that was closed leaves a list of
 * open ones, and so may others at the same moment: positions shift, the order does not. Therefore the
 * way on leads to the ticket that came after it when it was last in the list.
 */
export function placeInQueue({ ticketId, latest, seen, address }: Wanted): QueuePlace {
  const index = indexIn(latest, ticketId);
  if (index !== -1) {
    return {
      at: latest.first + index,
      total: latest.total,
      previous: itemAt(latest, index - 1),
      next: itemAt(latest, index + 1),
    };
  }
  const gap = seen ? gapLeftIn(latest, seen, ticketId) : address - latest.first;
  if (gap !== null) return leftBetween(latest, gap - 1, gap, latest.total);
  const left = seen ? indexIn(seen, ticketId) : 0;
  return leftBetween(seen ?? latest, left - 1, left + 1, latest.total);
}

/** A ticket that has left the list, and the two that it stood between. */
function leftBetween(
  slice: QueueSlice,
  behind: number,
  ahead: number,
  total: number | null,
): QueuePlace {
  return { at: null, total, previous: itemAt(slice, behind), next: itemAt(slice, ahead) };
}

/**
 * Before which ticket of the newest answer the one that left it stood. Null when that answer does not
 * hold the place: it is another part of the list.
 */
function gapLeftIn(latest: QueueSlice, seen: QueueSlice, ticketId: string): number | null {
  const left = indexIn(seen, ticketId);
  const stillThere = (tickets: readonly Ticket[]) =>
    tickets.map(({ id }) => indexIn(latest, id)).filter((index) => index !== -1);
  const before = stillThere(seen.tickets.slice(0, left)).at(-1);
  if (before !== undefined) return before + 1;
  const after = stillThere(seen.tickets.slice(left + 1)).at(0);
  const isFromTheStart = latest.first === 1;
  if (after === undefined) return isFromTheStart && seen.first === 1 ? 0 : null;
  // Otherwise tickets between the two may stand before this answer's first one.
  const isNext = seen.tickets[left + 1]?.id === latest.tickets[after]?.id;
  return isFromTheStart || after > 0 || isNext ? after : null;
}

function itemAt({ tickets, first }: QueueSlice, index: number): QueueItem | null {
  const ticket = tickets[index];
  return ticket ? { ticket, at: first + index } : null;
}
