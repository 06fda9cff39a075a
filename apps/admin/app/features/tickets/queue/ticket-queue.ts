import { pageSizes } from '@buddyline/domain/constants';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { paths } from '../../../paths.ts';
import { type ListPlace, placesIn } from '../../../shared/list/list-place.ts';
import { filterOf, type TicketFilter } from '../ticket-queries.ts';

export type QueueAddress = ListPlace<TicketFilter>;

export const ticketPlaces = placesIn({
  schema: ticketsQuerySchema,
  filterOf,
  pageSize: pageSizes.tickets,
  path: paths.tickets,
  itemPath: paths.ticket,
});
