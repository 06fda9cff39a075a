import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { ticketSchema, ticketsQuerySchema } from '@buddyline/domain/ticket';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { listTicketPage } from './ticket-pages-sql.ts';

export function listTickets(api: Api, { database }: Services): void {
  api.get(
    '/tickets',
    {
      config: { may: 'tickets.read' },
      schema: {
        operationId: 'listTickets',
        summary: 'Tickets, newest first unless `sort` says otherwise',
        description:
          'Filters combine with AND. Each word of `search` is in the subject or description, or each is in the name of the reporter. `unanswered` and `taken` are the queue: tickets that wait for an answer, and those that are not closed by who works on them: `mine`, `anybody`, `nobody`, or the id of a colleague. `age` is how long ago they were opened, as on the dashboard.',
        tags: ['tickets'],
        querystring: ticketsQuerySchema,
        response: { 200: successSchema(pagedSchema(ticketSchema)) },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      return sendList(
        reply,
        success(request.i18n._(done), await listTicketPage(database.db, request.query, userId)),
      );
    },
  );
}
