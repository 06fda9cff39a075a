import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { can } from '@buddyline/domain/rights';
import { ticketTakersSchema } from '@buddyline/domain/ticket-message';
import { auditContext } from '../../../activity/audit-context.ts';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { Failure } from '../../../http/failure.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { listTakers, lockTaker, lockTicket, writeTakerEntry, setTaker } from './queue-sql.ts';

const assigned = /*i18n*/ {
  id: 'api.tickets.assigned',
  message: '\u2068{name}\u2069 works on this ticket now.',
};
const noTaker = /*i18n*/ {
  id: 'api.tickets.no-taker',
  message: 'This person cannot work on tickets. Choose somebody of the staff who can sign in.',
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
        failures: [409],
      },
    },
    async (request) => {
      const { ticketId, userId } = request.params;
      const name = await db.transaction().execute(async (transaction) => {
        const ticket = await lockTicket(transaction, ticketId);
        if (ticket === undefined) throw noSuchTicket();
        const taker = await lockTaker(transaction, userId);
        if (taker === undefined || !can(taker, 'tickets.take')) {
          throw new Failure(409, noTaker);
        }
        if (ticket.takenBy?.id !== userId) {
          await setTaker(transaction, ticketId, userId);
          await writeTakerEntry(
            transaction,
            auditContext(request, 'tickets.assign'),
            ticket,
            taker.name,
          );
        }
        return taker.name;
      });
      return success(request.i18n._({ ...assigned, values: { name } }));
    },
  );
}
