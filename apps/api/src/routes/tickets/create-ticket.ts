import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema } from '@buddyline/domain/ticket';
import { ticketCreateSchema, ticketsPerHour } from '@buddyline/domain/ticket-forms';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import { insertUnderId } from '../owned/new-id.ts';
import { findSubject } from './about-sql.ts';
import { aboutNothing, tooManyTickets } from './ticket-answers.ts';
import { forMember } from './ticket-columns-sql.ts';
import { insertTicket, lockNewTickets, secondsUntilNextTicket } from './new-tickets-sql.ts';

const created = /*i18n*/ { id: 'api.tickets.created', message: 'Ticket opened.' };

export function createTicket(api: Api, { database: { db } }: Services): void {
  api.post(
    '/tickets',
    {
      config: { access: member, makes: '/tickets/:id', audit: { none: 'a member’s own record' } },
      schema: {
        operationId: 'createTicket',
        summary: 'Open a ticket',
        description: `At most ${ticketsPerHour} per person within an hour. \`about\` is anything that the caller sees: a post, a comment, a person, or an own certificate or dive log. The ticket keeps a copy of its words.`,
        tags: ['tickets'],
        body: ticketCreateSchema,
        response: { 201: successSchema(ticketSchema) },
      },
    },
    async (request, reply) =>
      answerOnce({ request, reply }, db, async (transaction) => {
        const { userId } = callerOf(request);
        await lockNewTickets(transaction, userId);
        const seconds = await secondsUntilNextTicket(transaction, userId, ticketsPerHour);
        if (seconds > 0) throw tooManyTickets(seconds);
        const { id: chosen, about: named, ...fields } = request.body;
        const about = named === undefined ? null : await findSubject(transaction, named, userId);
        if (about === undefined) throw aboutNothing();
        const ticket = await insertUnderId(transaction, chosen, (id) =>
          insertTicket(transaction, { id, userId, ...fields }, about),
        );
        return success(request.i18n._(created), forMember(ticket));
      }),
  );
}
