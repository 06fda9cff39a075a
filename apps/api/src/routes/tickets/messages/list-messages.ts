import { successSchema } from '@buddyline/domain/envelope';
import { ticketConversationSchema } from '@buddyline/domain/ticket-message';
import { defaultLocale } from '@buddyline/i18n/locale';
import { hasRight, holder } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import { sendList } from '../../../http/answers/large-json.ts';
import type { Services } from '../../../services.ts';
import { findCircumstances } from '../queue/queue-sql.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { listMessages } from './messages-sql.ts';

export function listTicketMessages(api: Api, { database: { db } }: Services): void {
  api.get(
    '/tickets/:ticketId/messages',
    {
      config: { access: holder('tickets', 'ticketId'), may: 'tickets.read' },
      schema: {
        operationId: 'listTicketMessages',
        summary: 'The conversation of a ticket',
        description:
          'The oldest first; of more than 500 messages or 500,000 letters the newest. Members see the replies once they are sent, and no internal notes.',
        tags: ['tickets'],
        params: idParams('ticketId'),
        response: { 200: successSchema(ticketConversationSchema) },
      },
    },
    async (request, reply) => {
      const { ticketId } = request.params;
      const isStaff = hasRight(request);
      const [data, found] = await Promise.all([
        listMessages(db, ticketId, isStaff),
        findCircumstances(db, ticketId),
      ]);
      if (found === undefined) throw noSuchTicket();
      const locale = found.locale ?? defaultLocale;
      return sendList(
        reply,
        success(request.i18n._(done), { data, locale, isMuted: isStaff && found.isMuted }),
      );
    },
  );
}
