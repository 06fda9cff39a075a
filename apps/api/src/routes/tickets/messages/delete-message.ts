import { messageSchema } from '@buddyline/domain/envelope';
import { takeBackSeconds } from '@buddyline/domain/ticket-message';
import { auditContext } from '../../../activity/audit-context.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { takeBackReply } from './take-back-reply.ts';

const takenBack = /*i18n*/ { id: 'api.tickets.taken-back', message: 'Reply taken back.' };

export function deleteTicketMessage(api: Api, { database: { db } }: Services): void {
  api.delete(
    '/tickets/:ticketId/messages/:messageId',
    {
      config: { may: 'tickets.take-back' },
      schema: {
        operationId: 'deleteTicketMessage',
        summary: 'Take back a reply that is not sent yet',
        description: `Within ${takeBackSeconds} seconds, unless its mail is on its way: then 409. With it goes the status that it has set.`,
        tags: ['tickets'],
        params: idParams('ticketId', 'messageId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'tickets.take-back');
      await db
        .transaction()
        .execute((transaction) => takeBackReply(transaction, request.params, audit));
      return success(request.i18n._(takenBack));
    },
  );
}
