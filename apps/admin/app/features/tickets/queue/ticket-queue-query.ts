import { pageSizes } from '@buddyline/domain/constants';
import type { Ticket } from '@buddyline/domain/ticket';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../session/api.ts';
import { listKey } from '../../../shared/query/item-caches.ts';
import { ticketListQuery, useIsSavingStatus } from '../ticket-queries.ts';
import { positionInQueue, type QueuePosition } from './queue-position.ts';
import { indexIn, type QueueSlice, sliceOf, windowAround } from './queue-window.ts';
import { type QueueAddress, ticketPositions } from './ticket-queue.ts';

/** Null while the list is loading. */
export interface Queue {
  position: QueuePosition | null;
  /** The ticket from the list, shown until its own response is there. */
  ticket: Ticket | undefined;
  /** The list is being fetched, so a missing next ticket may still appear. */
  isLoading: boolean;
}

/** One window of the list. It has the lists' key prefix, so that a changed ticket invalidates it. */
export function queueQuery({ filter, at }: QueueAddress) {
  const window = windowAround(at);
  return queryOptions({
    queryKey: [...listKey('tickets'), 'queue', { ...filter, ...window }],
    queryFn: async ({ signal }) =>
      sliceOf(await api.tickets.list({ ...filter, ...window }, signal), window),
  });
}

const noQueue: QueueAddress = { filter: { search: '' }, at: 1 };

/** The queue around a ticket. Keeps the last response with the ticket for when it leaves the list. */
export function useTicketQueue(queue: QueueAddress | null, ticketId: string): Queue {
  const { data, isFetching, isPending } = useQuery({
    ...queueQuery(queue ?? noQueue),
    enabled: queue !== null,
  });
  const shownPage = useShownPage(queue ?? noQueue);
  const [seen, setSeen] = useState<QueueSlice | null>(null);
  const has = (slice: QueueSlice | null | undefined) =>
    slice && indexIn(slice, ticketId) !== -1 ? slice : null;
  const latest = data ?? has(seen) ?? has(shownPage);
  if (has(latest) && latest !== seen) setSeen(latest);
  // The list is refetched after each saved status.
  const isLoading = useIsSavingStatus() || isFetching || isPending;
  if (queue === null || !latest) return { position: null, ticket: undefined, isLoading };

  const known = has(latest) ?? has(seen);
  return {
    position: positionInQueue({ ticketId, latest, seen: has(seen), address: queue.at }),
    ticket: known?.tickets[indexIn(known, ticketId)],
    isLoading,
  };
}

/** The cached page of the list from which the ticket was opened. */
function useShownPage({ filter, at }: QueueAddress): QueueSlice | null {
  const page = ticketPositions.pageOf(at);
  const { queryKey } = ticketListQuery({ ...filter, page });
  const shown = useQueryClient().getQueryData(queryKey);
  return useMemo(
    () => (shown ? sliceOf(shown, { page, limit: pageSizes.tickets }) : null),
    [shown, page],
  );
}
