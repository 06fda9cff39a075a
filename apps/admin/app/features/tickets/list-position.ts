import { pageSizes } from '@buddyline/domain/constants';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { positionsIn } from '../../shared/list/neighbours/positions.ts';
import { filterOf } from './ticket-queries.ts';

export const ticketPositions = positionsIn({
  noun: 'tickets',
  schema: ticketsQuerySchema,
  filterOf,
  pageSize: pageSizes.tickets,
  path: paths.tickets,
  itemPath: paths.ticket,
  fetchWindow: (query, signal) => api.tickets.list(query, signal),
});
