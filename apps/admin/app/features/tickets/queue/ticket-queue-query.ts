import { pageSizes } from '@buddyline/domain/constants';
import type { Ticket } from '@buddyline/domain/ticket';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../session/api.ts';
import { listKey } from '../../../shared/query/item-caches.ts';
import { ticketListQuery, useIsSavingStatus } from '../ticket-queries.ts';
import { placeInQueue, type QueuePlace } from './queue-place.ts';
import { indexIn, type QueueSlice, sliceOf, windowAround } from './queue-window.ts';
import { pageOf, type QueueAddress } from './ticket-queue.ts';

/** Null while the list is loading. */
export interface Queue {
  place: QueuePlace | null;
  /** The ticket as the list has it, to show before its own answer is there. */
  ticket: Ticket | undefined;
  /** More may be known in a moment: no next ticket is not yet the end of the list. */
  isComing: boolean;
}

/** One window of the list; below the list's key, so that a change of a ticket refreshes it too. */
function queueQuery({ filter, at }: QueueAddress) {
  const window = windowAround(at);
  return queryOptions({
    queryKey: [...listKey('tickets'), 'queue', { ...filter, ...window }],
    queryFn: async ({ signal }) =>
      sliceOf(await api.tickets.list({ ...filter, ...window }, signal), window),
  });
}

const noQueue: QueueAddress = { filter: { search: '' }, at: 1 };

/** The queue around a ticket. The last answer that had the ticket is kept for when it leaves the list. */
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
  // A first answer that is called off is asked for anew, and so is the list after each change.
  const isComing = useIsSavingStatus() || isFetching || isPending;
  if (queue === null || !latest) return { place: null, ticket: undefined, isComing };

  const known = has(latest) ?? has(seen);
  return {
    place: placeInQueue({ ticketId, latest, seen: has(seen), address: queue.at }),
    ticket: known?.tickets[indexIn(known, ticketId)],
    isComing,
  };
}

/** The page of the list that the ticket was opened from: it is there at once. */
function useShownPage({ filter, at }: QueueAddress): QueueSlice | null {
  const page = pageOf(at);
  const { queryKey } = ticketListQuery({ ...filter, page });
  const shown = useQueryClient().getQueryData(queryKey);
  return useMemo(
    () => (shown ? sliceOf(shown, { page, limit: pageSizes.tickets }) : null),
    [shown, page],
  );
}
