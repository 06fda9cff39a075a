import { pageSizes } from '@buddyline/domain/constants';
import { readPage } from '@buddyline/domain/paging';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { paths } from '../../../paths.ts';
import { readListState } from '../../../shared/list/list-state.ts';
import { filterOf, type TicketFilter } from '../ticket-queries.ts';

/**
 * The list from which a ticket was opened, and its position there: `?status=OPEN&at=12`. It is in the
 * URL, so that a reload or a shared link keeps the queue.
 */
export interface QueueAddress {
  filter: TicketFilter;
  /** The position across all pages, counted from 1. */
  at: number;
}

/** Null for a ticket that was not opened from a list. */
export function readQueue(params: URLSearchParams): QueueAddress | null {
  const at = params.get('at');
  if (at === null) return null;
  return { filter: filterOf(readListState(ticketsQuerySchema, params)), at: readPage(at) };
}

export function pageOf(at: number): number {
  return Math.ceil(at / pageSizes.tickets);
}

/** The position of the item at an index of a page. */
export function positionOf(page: number, index: number): number {
  return (page - 1) * pageSizes.tickets + index + 1;
}

/** The path of a ticket's page within a queue. */
export function queuedTicket(ticketId: string, { filter, at }: QueueAddress): string {
  const params = filterParams(filter);
  params.set('at', String(at));
  return `${paths.ticket(ticketId)}?${params}`;
}

/** The path of the queue's list, at the ticket's page; without a queue, that of all tickets. */
export function queueList(queue: QueueAddress | null): string {
  if (queue === null) return paths.tickets;
  const params = filterParams(queue.filter);
  const page = pageOf(queue.at);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.tickets : `${paths.tickets}?${params}`;
}

function filterParams(filter: TicketFilter): URLSearchParams {
  const set = Object.entries(filter).filter(([, value]) => Boolean(value));
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}
