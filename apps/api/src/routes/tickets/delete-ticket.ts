import { messageSchema } from '@buddyline/domain/envelope';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchTicket } from './ticket-answers.ts';
import { deleteTicketRow } from './tickets-sql.ts';

const deleted = /*i18n*/ { id: 'api.tickets.deleted', message: 'Ticket deleted.' };

export function deleteTicket(api: Api, { database }: Services): void {
  api.delete(
    '/tickets/:ticketId',
    {
      config: { access: adminOnly, audit: 'tickets.delete' },
      schema: {
        operationId: 'deleteTicket',
        summary: 'Delete a ticket',
        tags: ['tickets'],
        params: idParams('ticketId'),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const isGone = await deleteTicketRow(database.db, request.params.ticketId);
      if (!isGone) throw noSuchTicket();
      return success(request.i18n._(deleted));
    },
  );
}
