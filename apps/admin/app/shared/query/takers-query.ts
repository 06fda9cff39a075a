import { queryOptions } from '@tanstack/react-query';
import { fetchCode } from '../../fetch-code.ts';
import { api } from '../../session/api.ts';

/** Fetched when it is needed, because the list of tickets starts without. */
const load = () => import('@buddyline/api-client/ticket-messages');

/** Those whom a ticket can be assigned to; only for backends with the feature 'ticket-assign'. */
export const takersQuery = () =>
  queryOptions({
    queryKey: ['tickets', 'takers'],
    queryFn: async ({ signal }) =>
      (await fetchCode(load)).ticketMessageCalls(api.calls).takers(signal),
  });
