import { messageSchema } from '@buddyline/domain/envelope';
import { takeTicketSchema } from '@buddyline/domain/ticket-message';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import { auditContext } from '../../../activity/audit-context.ts';
import type { Database } from '../../../db/schema.ts';
import { callerOf } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { Failure } from '../../../http/failure.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { type LockedTicket, lockTicket, setTaker } from './queue-sql.ts';

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
  message: '{name} works on this ticket already.',
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
        failures: [409],
      },
    },
    async (request) => {
      const { ticketId } = request.params;
      const { takeOver = false } = request.body;
      const { userId } = callerOf(request);
      const before = await db.transaction().execute(async (transaction) => {
        const ticket = await lockTicket(transaction, ticketId);
        if (ticket === undefined) throw noSuchTicket();
        const { takenBy } = ticket;
        if (takenBy?.id === userId) return null;
        if (takenBy !== null && !takeOver) {
          const values = { name: takenBy.name };
          throw new Failure(409, { ...takenByOther, values }, { code: 'taken' });
        }
        await setTaker(transaction, ticketId, userId);
        await note(transaction, request, ticket, 'take');
        return takenBy;
      });
      const values = { name: before?.name };
      return success(request.i18n._(before === null ? taken : { ...takenOver, values }));
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
      },
    },
    async (request) => {
      const { ticketId } = request.params;
      await db.transaction().execute(async (transaction) => {
        const ticket = await lockTicket(transaction, ticketId);
        if (ticket === undefined) throw noSuchTicket();
        if (ticket.takenBy === null) return;
        await setTaker(transaction, ticketId, null);
        await note(transaction, request, ticket, 'release');
      });
      return success(request.i18n._(released));
    },
  );
}

/** With the names, which stay readable when the accounts are gone. */
async function note(
  transaction: Kysely<Database>,
  request: FastifyRequest,
  { id, userId, subject, takenBy }: LockedTicket,
  verb: 'take' | 'release',
): Promise<void> {
  const audit = auditContext(request, `tickets.${verb}`);
  const to = verb === 'take' ? (audit.actor?.name ?? null) : null;
  await writeEntry(transaction, {
    ...audit,
    itemId: id,
    label: subject,
    personId: userId,
    changes: { takenBy: { from: takenBy?.name ?? null, to } },
  });
}
