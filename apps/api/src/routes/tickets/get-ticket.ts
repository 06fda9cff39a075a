import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema } from '@buddyline/domain/ticket';
import { hasRight, holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchTicket } from './ticket-answers.ts';
import { forMember } from './ticket-columns-sql.ts';
import { findTicket } from './tickets-sql.ts';

export function getTicket(api: Api, { database }: Services): void {
  api.get(
    '/tickets/:ticketId',
    {
      config: { access: holder('tickets', 'ticketId'), may: 'tickets.read', isVersioned: true },
      schema: {
        operationId: 'getTicket',
        summary: 'A ticket',
        description: '`Owner` is the reporter.',
        tags: ['tickets'],
        params: idParams('ticketId'),
        response: { 200: successSchema(ticketSchema) },
      },
    },
    async (request) => {
      const ticket = await findTicket(database.db, request.params.ticketId);
      if (ticket === undefined) throw noSuchTicket();
      const isMember = !hasRight(request);
      return success(request.i18n._(done), isMember ? forMember(ticket) : ticket);
    },
  );
}
