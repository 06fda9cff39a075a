import { pageSizes } from '@buddyline/domain/constants';
import {
  type Ticket,
  ticketStatuses,
  type TicketsQuery,
  type TicketStatus,
} from '@buddyline/domain/ticket';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import {
  forgetItem,
  itemKey,
  listKey,
  personItemsKey,
  refreshItem,
} from '../../shared/query/item-caches.ts';

/** What narrows the list of tickets down, its page aside. */
export type TicketFilter = Pick<TicketsQuery, 'search' | 'status' | 'category'>;

export function ticketListQuery(list: TicketFilter & { page: number }) {
  const { page, search, status, category } = list;
  return queryOptions({
    queryKey: [...listKey('tickets'), { page, search, status, category }],
    queryFn: ({ signal }) =>
      api.tickets.list({ page, search, status, category, limit: pageSizes.tickets }, signal),
    placeholderData: keepPreviousData,
  });
}

export function ticketQuery(ticketId: string) {
  return queryOptions({
    queryKey: itemKey('tickets', ticketId),
    queryFn: ({ signal }) => api.tickets.get(ticketId, signal),
  });
}

/**
 * A ticket, as its list has it until its own answer is there. The placeholder is a function made anew
 * each time: one that is the same value twice may be answered with the placeholder of another ticket,
 * whose page React began to draw and gave up (`QueryObserver.getOptimisticResult`).
 */
export function useTicket(ticketId: string, listed: Ticket | undefined) {
  return useQuery({ ...ticketQuery(ticketId), placeholderData: () => listed });
}

/** One page of a user's tickets; dropped with everything else about that user. */
export function userTicketsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personItemsKey('tickets', userId), { page }],
    queryFn: ({ signal }) => api.users.tickets(userId, { page, limit: pageSizes.tickets }, signal),
    placeholderData: keepPreviousData,
  });
}

const statusChangesKey = ['ticket-status'] as const;

/**
 * Only the status is sent: whatever else a backend keeps in a ticket stays as it is. The changes of one
 * ticket are sent one after the other, so that the last choice is the one that stays.
 */
export function setTicketStatusMutation(client: QueryClient, ticket: Ticket) {
  return mutationOptions({
    mutationKey: [...statusChangesKey, ticket.id],
    scope: { id: `ticket-status ${ticket.id}` },
    mutationFn: (status: TicketStatus) => api.tickets.update(ticket.id, { status }),
    onSuccess: (_answer, status) => {
      client.setQueryData(ticketQuery(ticket.id).queryKey, (known) => ({
        ...(known ?? ticket),
        status,
      }));
    },
    onSettled: () => {
      // Keys quicker than answers would call the lists off again and again; the last change fetches anew.
      const isLast = client.isMutating({ mutationKey: statusChangesKey }) === 1;
      // Not waited for: the next status may be set while the lists are still on their way.
      void refreshItem(client, 'tickets', ticket, { cancelRefetch: isLast });
    },
  });
}

/** Whether any ticket's status is being saved: the lists change once it is. */
export function useIsSavingStatus(): boolean {
  return useIsMutating({ mutationKey: statusChangesKey }) > 0;
}

/** The status that is being saved, from wherever in this window; undefined when none is. */
export function useStatusBeingSaved(ticketId: string): TicketStatus | undefined {
  const mutationKey = [...statusChangesKey, ticketId];
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => ticketStatuses.find((status) => status === state.variables),
  }).at(-1);
}

/** @param leave goes away from the ticket's own page first, which would otherwise ask for it anew */
export function deleteTicketMutation(client: QueryClient, leave: () => void | Promise<void>) {
  return mutationOptions({
    mutationFn: ({ id }: Ticket) => api.tickets.remove(id),
    onSuccess: async (_answer, ticket) => {
      await leave();
      await forgetItem(client, 'tickets', ticket);
    },
  });
}
