import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema, ticketTriageSchema } from '@buddyline/domain/ticket';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchTicket } from './ticket-answers.ts';
import { setTicketTriage } from './tickets-sql.ts';

const triaged = /*i18n*/ { id: 'api.tickets.triaged', message: 'Ticket updated.' };

/** Corrects what the reporter has chosen. */
export function triageTicket(api: Api, { database: { db } }: Services): void {
  api.patch(
    '/tickets/:ticketId',
    {
      config: { may: 'tickets.update', isVersioned: true },
      schema: {
        operationId: 'triageTicket',
        summary: 'Set a ticket’s category or priority',
        description: 'What is not sent is kept. The reporter is not told.',
        tags: ['tickets'],
        params: idParams('ticketId'),
        body: ticketTriageSchema,
        response: { 200: successSchema(ticketSchema) },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'tickets.update');
      const { ticketId } = request.params;
      const record = { noun: 'tickets', id: ticketId } as const;
      const changed = await changeMatched(request, db, record, (connection) =>
        setTicketTriage(connection, ticketId, request.body, audit),
      );
      if (changed === undefined) throw noSuchTicket();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(triaged), changed.item);
    },
  );
}
