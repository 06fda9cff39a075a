import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Those whom a ticket can be assigned to; only for backends with the feature 'ticket-assign'. */
export const takersQuery = () =>
  queryOptions({
    queryKey: ['tickets', 'takers'],
    queryFn: ({ signal }) => ticketMessageCalls(api.calls).takers(signal),
  });
