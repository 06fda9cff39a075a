import type { Ticket } from '@buddyline/domain/ticket';
import { indexIn, type QueueSlice } from './queue-window.ts';

/** A ticket of the queue with its position. */
export interface QueueItem {
  ticket: Ticket;
  at: number;
}

export interface QueuePosition {
  /** Null once the ticket has left the list, for instance if it was closed in a list of open ones. */
  at: number | null;
  /** Null if the backend sends no total. */
  total: number | null;
  previous: QueueItem | null;
  next: QueueItem | null;
}

interface Sources {
  ticketId: string;
  /** The latest response. */
  latest: QueueSlice;
  /** The last response that contained the ticket; null if none did. */
  seen: QueueSlice | null;
  /** The position in the URL: a fallback for a ticket that was in no response. */
  address: number;
}

/**
 * A ticket's position in its queue, with the previous and the next ticket. A closed ticket leaves a list
 * of open ones, and so may others at the same time: positions shift, but the order stays. Therefore the
 * next ticket is the one that followed when the ticket was last in the list.
 */
export function positionInQueue({ ticketId, latest, seen, address }: Sources): QueuePosition {
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

/** The position of a ticket that has left the list: between the two at the given indexes. */
function leftBetween(
  slice: QueueSlice,
  behind: number,
  ahead: number,
  total: number | null,
): QueuePosition {
  return { at: null, total, previous: itemAt(slice, behind), next: itemAt(slice, ahead) };
}

/**
 * The index in the latest response at which the ticket was before it left. Null if that response is a
 * different part of the list.
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
  // Otherwise there may be tickets between the two on the page before this response.
  const isNext = seen.tickets[left + 1]?.id === latest.tickets[after]?.id;
  return isFromTheStart || after > 0 || isNext ? after : null;
}

function itemAt({ tickets, first }: QueueSlice, index: number): QueueItem | null {
  const ticket = tickets[index];
  return ticket ? { ticket, at: first + index } : null;
}
