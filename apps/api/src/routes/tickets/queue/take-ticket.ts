import { messageSchema } from '@buddyline/domain/envelope';
import { takeTicketSchema } from '@buddyline/domain/ticket-message';
import { auditContext } from '../../../activity/audit-context.ts';
import { offerUndo } from '../../../activity/undo-header.ts';
import { callerOf } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { Failure } from '../../../http/failure.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { giveTicket } from './give-ticket.ts';
import { lockTicket } from './queue-sql.ts';

const taken = /*i18n*/ { id: 'api.tickets.taken', message: 'You work on this ticket now.' };
const takenOver = /*i18n*/ {
  id: 'api.tickets.taken-over',
  message: 'You work on this ticket now, instead of {name}.',
};
const released = /*i18n*/ {
  id: 'api.tickets.released',
  message: 'Nobody works on this ticket now.',
};
const takenByOther = /*i18n*/ {
  id: 'api.tickets.taken-by-other',
  message: '\u2068{name}\u2069 works on this ticket already.',
};

/** Says who works on a ticket. */
export function takeTicket(api: Api, { database: { db } }: Services): void {
  const path = '/tickets/:ticketId/taker';
  const params = idParams('ticketId');

  api.put(
    path,
    {
      config: { may: 'tickets.take' },
      schema: {
        operationId: 'takeTicket',
        summary: 'Take a ticket: others see who works on it',
        description:
          '409 with the code `taken` when somebody else has taken it, unless `takeOver` is true.',
        tags: ['tickets'],
        params,
        body: takeTicketSchema,
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const { ticketId } = request.params;
      const { takeOver = false } = request.body;
      const { userId } = callerOf(request);
      const { undo, former } = await db.transaction().execute(async (transaction) => {
        const ticket = await lockTicket(transaction, ticketId);
        if (ticket === undefined) throw noSuchTicket();
        const { takenBy } = ticket;
        if (takenBy !== null && takenBy.id !== userId && !takeOver) {
          const values = { name: takenBy.name };
          throw new Failure(409, { ...takenByOther, values }, { code: 'taken' });
        }
        return giveTicket(transaction, ticketId, userId, auditContext(request, 'tickets.take'));
      });
      offerUndo(reply, undo);
      const values = { name: former?.name };
      const isTakenOver = former !== null && former.id !== userId;
      return success(request.i18n._(isTakenOver ? { ...takenOver, values } : taken));
    },
  );

  api.delete(
    path,
    {
      config: { may: 'tickets.release' },
      schema: {
        operationId: 'releaseTicket',
        summary: 'Release a ticket, whoever has taken it',
        tags: ['tickets'],
        params,
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const { ticketId } = request.params;
      const audit = auditContext(request, 'tickets.release');
      const { undo } = await db
        .transaction()
        .execute((transaction) => giveTicket(transaction, ticketId, null, audit));
      offerUndo(reply, undo);
      return success(request.i18n._(released));
    },
  );
}
