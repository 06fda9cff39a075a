import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema, ticketUpdateSchema } from '@buddyline/domain/ticket';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchTicket } from './ticket-answers.ts';
import { statusStepOf, tellStatus } from './tell-status.ts';
import { setTicketStatus } from './tickets-sql.ts';

const updated = /*i18n*/ { id: 'api.tickets.updated', message: 'Ticket status updated.' };

export function updateTicket(api: Api, { database: { db }, mail }: Services): void {
  api.put(
    '/tickets/:ticketId',
    {
      config: { may: 'tickets.update', isVersioned: true },
      schema: {
        operationId: 'updateTicket',
        summary: 'Set a ticket’s status',
        description:
          'Every status can be set from any other. A pending ticket is open again on the day `pendingUntil`, in UTC. The reporter is told by mail when it is closed, or opened again; not with `notify: false`, for spam.',
        tags: ['tickets'],
        params: idParams('ticketId'),
        body: ticketUpdateSchema,
        response: { 200: successSchema(ticketSchema) },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'tickets.update');
      const { ticketId } = request.params;
      const { notify, ...change } = request.body;
      const { userId: actorId } = callerOf(request);
      const record = { noun: 'tickets', id: ticketId } as const;
      const changed = await changeMatched(request, db, record, (connection) => {
        // Without mail it stays one statement.
        if (mail === null) return setTicketStatus(connection, ticketId, change, audit);
        return inTransaction(connection, async (transaction) => {
          const set = await setTicketStatus(transaction, ticketId, change, audit);
          const step = statusStepOf(set?.changes ?? null);
          await tellStatus(transaction, mail, { ticketId, step, actorId, notify });
          return set;
        });
      });
      if (changed === undefined) throw noSuchTicket();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(updated), changed.item);
    },
  );
}
