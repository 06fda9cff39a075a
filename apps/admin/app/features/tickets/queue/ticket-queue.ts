import { pageSizes } from '@buddyline/domain/constants';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { paths } from '../../../paths.ts';
import { type ListPosition, positionsIn } from '../../../shared/list/list-position.ts';
import { filterOf, type TicketFilter } from '../ticket-queries.ts';

export type QueueAddress = ListPosition<TicketFilter>;

export const ticketPositions = positionsIn({
  schema: ticketsQuerySchema,
  filterOf,
  pageSize: pageSizes.tickets,
  path: paths.tickets,
  itemPath: paths.ticket,
});
