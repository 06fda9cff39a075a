import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { can } from '@buddyline/domain/rights';
import { ticketTakersSchema } from '@buddyline/domain/ticket-message';
import { auditContext } from '../../../activity/audit-context.ts';
import { offerUndo } from '../../../activity/undo-header.ts';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { giveTicket } from './give-ticket.ts';
import { listTakers } from './queue-sql.ts';

const assigned = /*i18n*/ {
  id: 'api.tickets.assigned',
  message: '\u2068{name}\u2069 works on this ticket now.',
};
const assignedInstead = /*i18n*/ {
  id: 'api.tickets.assigned-instead',
  message: '\u2068{name}\u2069 works on this ticket now, instead of \u2068{former}\u2069.',
};

/** Gives a ticket to a colleague. */
export function assignTicket(api: Api, { database: { db } }: Services): void {
  api.get(
    '/tickets/takers',
    {
      config: { may: 'tickets.read' },
      schema: {
        operationId: 'listTicketTakers',
        summary: 'Those whom a ticket can be assigned to, by name',
        description: 'Staff who may take tickets and are not suspended; at most 100.',
        tags: ['tickets'],
        response: { 200: successSchema(ticketTakersSchema) },
      },
    },
    async (request) => {
      const staff = await listTakers(db);
      const data = staff.filter((one) => can(one, 'tickets.take'));
      return success(request.i18n._(done), {
        data: data.map(({ id, name }) => ({ id, name })),
      });
    },
  );

  api.put(
    '/tickets/:ticketId/taker/:userId',
    {
      config: { may: 'tickets.assign' },
      schema: {
        operationId: 'assignTicket',
        summary: 'Assign a ticket to a colleague, also from somebody else',
        description: '409 for whom `GET /tickets/takers` does not list.',
        tags: ['tickets'],
        params: idParams('ticketId', 'userId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const { ticketId, userId } = request.params;
      const audit = auditContext(request, 'tickets.assign');
      const { undo, item, former } = await db
        .transaction()
        .execute((transaction) => giveTicket(transaction, ticketId, userId, audit));
      offerUndo(reply, undo);
      const values = { name: item?.name, former: former?.name };
      const isInstead = former !== null && former.id !== userId;
      return success(request.i18n._({ ...(isInstead ? assignedInstead : assigned), values }));
    },
  );
}
