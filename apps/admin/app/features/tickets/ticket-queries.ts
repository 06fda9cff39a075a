import { pageSizes } from '@buddyline/domain/constants';
import {
  type Ticket,
  ticketStatuses,
  type TicketsQuery,
  type TicketStatus,
} from '@buddyline/domain/ticket';
import {
  mutationOptions,
  type QueryClient,
  useIsMutating,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { watchSession } from '../../session/watch-session.ts';
import { deleteItemMutation } from '../../shared/query/delete-item.ts';
import { refreshItem } from '../../shared/query/item-caches.ts';
import { nounQueries } from '../../shared/query/noun-queries.ts';

/** The search, filters and order of the ticket list, without its page. */
export type TicketFilter = Omit<TicketsQuery, 'page' | 'limit'>;

export function filterOf({
  search,
  status,
  category,
  priority,
  sort,
  unanswered,
  taken,
  age,
}: TicketsQuery): TicketFilter {
  return {
    search,
    status,
    category,
    priority,
    sort,
    unanswered: unanswered || undefined,
    taken,
    age,
  };
}

const limit = pageSizes.tickets;

export const {
  list: ticketListQuery,
  item: ticketQuery,
  ofUser: userTicketsQuery,
} = nounQueries('tickets', {
  list: (query: TicketFilter & { page: number }, signal) =>
    api.tickets.list({ ...query, limit }, signal),
  get: (id, signal) => api.tickets.get(id, signal),
  ofUser: (userId, page, signal) => api.users.tickets(userId, { page, limit }, signal),
});

/**
 * A ticket, with the list's data as placeholder. The placeholder must be a new function on each render.
 * Otherwise `QueryObserver.getOptimisticResult` may return its cached placeholder of another ticket, whose
 * render React has abandoned.
 */
export function useTicket(ticketId: string, listed: Ticket | undefined) {
  return useQuery({ ...ticketQuery(ticketId), placeholderData: () => listed });
}

const statusChangesKey = ['ticket-status'] as const;

/** Of a change whose input is not the ticket. */
export const aboutTicket = ({ id, subject }: Ticket) => ({
  about: { name: subject, page: paths.ticket(id) },
});

/**
 * Sends only the status, so that the ticket's other fields stay unchanged. Changes of one ticket are sent
 * one after another (`scope`), so that the last one wins.
 */
export function setTicketStatusMutation(client: QueryClient, ticket: Ticket) {
  return mutationOptions({
    mutationKey: [...statusChangesKey, ticket.id],
    meta: aboutTicket(ticket),
    scope: { id: `ticket-status ${ticket.id}` },
    onMutate: () => ({ isSameSession: watchSession() }),
    mutationFn: (status: TicketStatus) => api.tickets.update(ticket.id, { status }),
    onSuccess: (_answer, status, { isSameSession }) => {
      if (isSameSession()) showChange(client, ticket, { status });
    },
    onSettled: () => {
      // Only the last of several quick changes cancels and refetches the lists in flight.
      const isLast = client.isMutating({ mutationKey: statusChangesKey }) === 1;
      // Not awaited, because the next status may be set while the lists are loading.
      void refreshItem(client, 'tickets', ticket, { cancelRefetch: isLast });
    },
  });
}

/** Shows what was saved before the ticket is fetched again. */
export function showChange(client: QueryClient, ticket: Ticket, change: Partial<Ticket>): void {
  client.setQueryData(ticketQuery(ticket.id).queryKey, (known) => ({
    ...(known ?? ticket),
    ...change,
  }));
}

/** Whether any ticket's status is being saved, after which the lists are refetched. */
export function useIsSavingStatus(): boolean {
  return useIsMutating({ mutationKey: statusChangesKey }) > 0;
}

/** The status that is being saved, by any component; undefined if there is none. */
export function usePendingStatus(ticketId: string): TicketStatus | undefined {
  const mutationKey = [...statusChangesKey, ticketId];
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => ticketStatuses.find((status) => status === state.variables),
  }).at(-1);
}

export function deleteTicketMutation(
  client: QueryClient,
  leave: (ticket: Ticket) => void | Promise<void>,
) {
  return deleteItemMutation<Ticket>(client, 'tickets', {
    remove: (id) => api.tickets.remove(id),
    leave,
  });
}
