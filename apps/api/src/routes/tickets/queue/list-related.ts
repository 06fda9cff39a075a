import { successSchema } from '@buddyline/domain/envelope';
import { relatedTicketsSchema } from '@buddyline/domain/ticket-message';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { listRelated } from './queue-sql.ts';

export function listRelatedTickets(api: Api, { database: { db } }: Services): void {
  api.get(
    '/tickets/:ticketId/related',
    {
      config: { may: 'tickets.read' },
      schema: {
        operationId: 'listRelatedTickets',
        summary: 'Other tickets about the same',
        description: 'At most 100, those that are not closed first. `POST /bulk` closes them.',
        tags: ['tickets'],
        params: idParams('ticketId'),
        response: { 200: successSchema(relatedTicketsSchema) },
      },
    },
    async (request) =>
      success(request.i18n._(done), { data: await listRelated(db, request.params.ticketId) }),
  );
}
