import { messageSchema } from '@buddyline/domain/envelope';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchTicket } from './ticket-answers.ts';

const deleted = /*i18n*/ { id: 'api.tickets.deleted', message: 'Ticket deleted.' };

export function deleteTicket(api: Api, services: Services): void {
  api.delete(
    '/tickets/:ticketId',
    {
      config: { may: 'tickets.delete', isVersioned: true },
      schema: {
        operationId: 'deleteTicket',
        summary: 'Move a ticket to the trash',
        tags: ['tickets'],
        params: idParams('ticketId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const wanted = { noun: 'tickets', itemId: request.params.ticketId, done: deleted } as const;
      const message = await deleteForCaller({ request, reply }, services, wanted);
      if (message === undefined) throw noSuchTicket();
      return success(message);
    },
  );
}
