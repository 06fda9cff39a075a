import type { Paged } from '@buddyline/domain/envelope';
import type { Ticket } from '@buddyline/domain/ticket';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ticketListQuery } from './ticket-queries.ts';
import { pageOf, placeInQueue, type QueueAddress, type QueuePlace } from './ticket-queue.ts';

/** Known pages of the queue around a ticket, and from them its place; null while that is loading. */
export interface Queue {
  place: QueuePlace | null;
  /** The ticket as the list has it, to show before its own answer is there. */
  ticket: Ticket | undefined;
}

/**
 * Reads the list's page at the address and the pages on both sides, so that a step across a page's
 * border is as quick as any other. They are the list's own caches: a change refreshes them too.
 */
export function useTicketQueue(queue: QueueAddress | null, ticketId: string): Queue {
  const { filter, at } = queue ?? { filter: { search: '' }, at: 1 };
  const page = pageOf(at);
  const list = (wanted: number) => ({
    ...ticketListQuery({ ...filter, page: wanted }),
    placeholderData: undefined,
  });
  const { data: here } = useQuery({ ...list(page), enabled: queue !== null });
  const around = useQueries({
    queries: [
      { ...list(page - 1), enabled: queue !== null && page > 1 },
      { ...list(page + 1), enabled: here !== undefined && page < here.totalPages },
    ],
    combine: ([{ data: before }, { data: after }]) => ({ before, after }),
  });
  if (queue === null || here === undefined) return { place: null, ticket: undefined };

  const pages = new Map<number, Paged<Ticket>>([[page, here]]);
  if (around.before) pages.set(page - 1, around.before);
  if (around.after) pages.set(page + 1, around.after);
  const known = [...pages.values()].flatMap(({ data }) => data);
  return {
    place: placeInQueue(pages, ticketId, at),
    ticket: known.find(({ id }) => id === ticketId),
  };
}
