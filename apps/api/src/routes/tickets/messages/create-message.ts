import { successSchema } from '@buddyline/domain/envelope';
import {
  takeBackSeconds,
  ticketMessageCreateSchema,
  ticketMessageSchema,
} from '@buddyline/domain/ticket-message';
import { auditContext } from '../../../activity/audit-context.ts';
import { offerUndo } from '../../../activity/undo-header.ts';
import { callerOf, hasRight, holder } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { forbidden } from '../../../http/failure.ts';
import { idParams } from '../../../http/id-params.ts';
import { answerOnce } from '../../../http/idempotency/answer-once.ts';
import type { Services } from '../../../services.ts';
import { insertUnderId } from '../../owned/new-id.ts';
import { lockTicket } from '../queue/queue-sql.ts';
import { answeredMeanwhile, noSuchTicket } from '../ticket-answers.ts';
import { findMessage, isOvertaken } from './messages-sql.ts';
import { writeReporterMessage, writeStaffMessage } from './write-message.ts';

const sent = /*i18n*/ { id: 'api.tickets.replied', message: 'Reply sent.' };
const sentAndClosed = /*i18n*/ {
  id: 'api.tickets.replied-and-closed',
  message: 'Reply sent, ticket closed.',
};
const noted = /*i18n*/ { id: 'api.tickets.noted', message: 'Note added.' };

export function createTicketMessage(api: Api, { database: { db }, mail }: Services): void {
  api.post(
    '/tickets/:ticketId/messages',
    {
      config: {
        access: holder('tickets', 'ticketId'),
        may: ['tickets.reply', 'tickets.note'],
        makes: '/tickets/:ticketId/messages/:id',
      },
      schema: {
        operationId: 'createTicketMessage',
        summary: 'Reply to a ticket, or note something about it',
        description: `A reply of the reporter opens the ticket again. A reply of staff goes to the reporter by mail, after ${takeBackSeconds} seconds within which it can be taken back; \`status\` is set with it. Only staff may send \`isInternal\` and \`status\`, and only the reporter's reply takes the chosen \`id\`. With \`seen\` the answer is 409 with the code \`answered\` if somebody else has written meanwhile.`,
        tags: ['tickets'],
        params: idParams('ticketId'),
        body: ticketMessageCreateSchema,
        response: { 201: successSchema(ticketMessageSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) =>
      answerOnce({ request, reply }, db, async (transaction) => {
        const { ticketId } = request.params;
        const { id: chosen, body, isInternal = false, status, pendingUntil, seen } = request.body;
        const { userId, name } = callerOf(request);
        const action = isInternal ? 'tickets.note' : 'tickets.reply';
        const isStaff = hasRight(request, action);
        if (!isStaff && (isInternal || status !== undefined)) throw forbidden();
        const ticket = await lockTicket(transaction, ticketId);
        if (ticket === undefined) throw noSuchTicket();
        const find = (id: string) => findMessage(transaction, id, isStaff);
        if (ticket.userId === userId && !isInternal && status === undefined) {
          const message = await insertUnderId(transaction, chosen, async (id) => {
            await writeReporterMessage(transaction, ticket, { id, body });
            return find(id);
          });
          return success(request.i18n._(sent), message);
        }
        if (!isStaff) throw forbidden();
        const audit = { ...auditContext(request, action), actor: { id: userId, name } };
        if (seen !== undefined) {
          const newer = { ticketId, authorId: userId, seen };
          if (await isOvertaken(transaction, newer)) throw answeredMeanwhile();
        }
        const content = { body, isInternal, status, pendingUntil };
        await writeStaffMessage(transaction, mail, ticket, content, audit);
        if (!isInternal) offerUndo(reply, audit.id);
        const isClosed = status === 'CLOSED' && ticket.status !== 'CLOSED';
        const said = isInternal ? noted : isClosed ? sentAndClosed : sent;
        return success(request.i18n._(said), await find(audit.id));
      }),
  );
}
