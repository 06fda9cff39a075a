import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket } from '@buddyline/domain/ticket';

/** A page of the queue, larger than the pages of the visible list. */
export interface QueueWindow {
  page: number;
  limit: number;
}

/** The consecutive tickets of one response. */
export interface QueueSlice {
  tickets: readonly Ticket[];
  /** The position of the first ticket, counted from 1. */
  first: number;
  /** Null if the backend sends no total. */
  total: number | null;
}

/** Few sizes, so that most steps stay in the same window. One of them fits any position up to 900. */
const limits = [75, 70, 57];

/** The window contains at least this many tickets on both sides, except at the ends of the list. */
const margin = 9;

/**
 * The window to fetch around a position. One response must contain the next tickets, because two
 * responses cannot be joined: every ticket closed between them shifts the second one.
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
