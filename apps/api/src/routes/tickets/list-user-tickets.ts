import { pageSizes } from '@buddyline/domain/constants';
import { ticketSchema } from '@buddyline/domain/ticket';
import { pageQuerySchema } from '@buddyline/domain/paging';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { listOwned } from '../owned/list-owned.ts';
import { forMember } from './ticket-columns-sql.ts';
import { readUserTickets } from './ticket-pages-sql.ts';

export function listUserTickets(api: Api, services: Services): void {
  listOwned(api, services, {
    path: '/tickets/user/:userId',
    operationId: 'listUserTickets',
    summary: 'A user’s tickets, newest first',
    tag: 'tickets',
    querystring: pageQuerySchema(pageSizes.tickets),
    schema: ticketSchema,
    read: readUserTickets,
    forMember,
  });
}
