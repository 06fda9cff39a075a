import { pageSizes } from '@buddyline/domain/constants';
import type { Paged } from '@buddyline/domain/envelope';
import { readPage } from '@buddyline/domain/paging';
import { type Ticket, ticketsQuerySchema } from '@buddyline/domain/ticket';
import { paths } from '../../paths.ts';
import { readListState } from '../../shared/list-state.ts';
import type { TicketFilter } from './ticket-queries.ts';

/**
 * The list that a ticket was opened from, and at which position: `?status=OPEN&at=12`. In the address,
 * so that a reload or a link to a colleague keeps the queue.
 */
export interface QueueAddress {
  filter: TicketFilter;
  /** From 1, across all pages. */
  at: number;
}

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

/** Null for a ticket that was opened by itself. */
export function readQueue(params: URLSearchParams): QueueAddress | null {
  const at = params.get('at');
  if (at === null) return null;
  const { search, status, category } = readListState(ticketsQuerySchema, params);
  return { filter: { search, status, category }, at: readPage(at) };
}

export function pageOf(at: number): number {
  return Math.ceil(at / pageSizes.tickets);
}

/** The position of the item at an index of a page. */
export function positionOf(page: number, index: number): number {
  return (page - 1) * pageSizes.tickets + index + 1;
}

/** A ticket's own page, as part of a queue. */
export function queuedTicket(ticketId: string, { filter, at }: QueueAddress): string {
  const params = filterParams(filter);
  params.set('at', String(at));
  return `${paths.ticket(ticketId)}?${params}`;
}

/** The list that the queue is, at the page where the ticket stands; all tickets without a queue. */
export function queueList(queue: QueueAddress | null): string {
  if (queue === null) return paths.tickets;
  const params = filterParams(queue.filter);
  const page = pageOf(queue.at);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.tickets : `${paths.tickets}?${params}`;
}

function filterParams(filter: TicketFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => Boolean(value)));
}

/**
 * Where a ticket stands in its queue and what is around it. New tickets and finished ones shift the
 * list while it is worked through, so the ticket itself is looked for; its address only says where.
 *
 * @param pages the pages of the list around the address, by page number, as far as they are known
 */
export function placeInQueue(
  pages: ReadonlyMap<number, Paged<Ticket>>,
  ticketId: string,
  address: number,
): QueuePlace {
  const items = [...pages]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([page, { data }]) =>
      data.map((ticket, index) => ({ ticket, at: positionOf(page, index) })),
    );
  const found = items.find(({ ticket }) => ticket.id === ticketId);
  // Gone from the list: whoever came after it has moved up to its place.
  const [last, first] = found ? [found.at - 1, found.at + 1] : [address - 1, address];
  // Pages that were fetched at different moments may both hold the ticket at their border.
  const others = items.filter(({ ticket }) => ticket.id !== ticketId);
  return {
    at: found?.at ?? null,
    total: [...pages.values()][0]?.total ?? null,
    previous: others.findLast(({ at }) => at <= last) ?? null,
    next: others.find(({ at }) => at >= first) ?? null,
  };
}
