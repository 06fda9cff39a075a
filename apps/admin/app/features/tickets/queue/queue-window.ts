import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket } from '@buddyline/domain/ticket';

/** A page of the queue's list, larger than the pages that the list shows. */
export interface QueueWindow {
  page: number;
  limit: number;
}

/** What one answer says about the list: consecutive tickets, whatever has changed since. */
export interface QueueSlice {
  tickets: readonly Ticket[];
  /** The position of the first of them, from 1. */
  first: number;
  /** Null where the backend sends no total. */
  total: number | null;
}

/** Few sizes, so that most steps stay in the same window; up to position 900 one of them fits. */
const limits = [75, 70, 57];

/** So many tickets on both sides are in the window too, except where the list itself begins or ends. */
const margin = 9;

/**
 * The window to ask for around a position. One answer holds the tickets ahead, because two answers do
 * not fit together: every ticket that is closed between them shifts the second one by one.
 */
export function windowAround(at: number): QueueWindow {
  const limit = limits.find((size) => isInside(at, size)) ?? 75;
  return { page: Math.ceil(at / limit), limit };
}

function isInside(at: number, size: number): boolean {
  const offset = (at - 1) % size;
  const behind = at <= size ? margin : offset;
  return behind >= margin && size - 1 - offset >= margin;
}

export function sliceOf({ data, total }: Paged<Ticket>, window: QueueWindow): QueueSlice {
  return { tickets: data, first: (window.page - 1) * window.limit + 1, total: total ?? null };
}

export function indexIn(slice: QueueSlice, ticketId: string): number {
  return slice.tickets.findIndex(({ id }) => id === ticketId);
}
