import { messageSchema } from '@buddyline/domain/envelope';
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
import { type LockedTicket, lockTicket, muteSubject, unmuteSubject } from './queue-sql.ts';

const muted = /*i18n*/ {
  id: 'api.tickets.muted',
  message: 'Later tickets about this arrive closed, until it is edited.',
};
const unmuted = /*i18n*/ {
  id: 'api.tickets.unmuted',
  message: 'Later tickets about this arrive open.',
};
const aboutNothing = /*i18n*/ {
  id: 'api.tickets.no-subject',
  message: 'This ticket does not say what it is about.',
};

/** Mutes what a ticket is about: later tickets about the same arrive closed. */
export function muteTicketSubject(api: Api, { database: { db } }: Services): void {
  const path = '/tickets/:ticketId/mute';
  const params = idParams('ticketId');

  /** The locked ticket, and what it is about. */
  async function subjectOf(transaction: Kysely<Database>, ticketId: string) {
    const ticket = await lockTicket(transaction, ticketId);
    if (ticket === undefined) throw noSuchTicket();
    const { aboutNoun: noun, aboutId: id } = ticket;
    if (noun === null || id === null) throw new Failure(409, aboutNothing);
    return { ticket, subject: { noun, id } };
  }

  api.put(
    path,
    {
      config: { may: 'tickets.mute' },
      schema: {
        operationId: 'muteTicketSubject',
        summary: 'Let later tickets about the same arrive closed',
        description: 'Until what they are about is edited. 409 for a ticket that is about nothing.',
        tags: ['tickets'],
        params,
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      await db.transaction().execute(async (transaction) => {
        const { ticket, subject } = await subjectOf(transaction, request.params.ticketId);
        await muteSubject(transaction, subject, callerOf(request).userId);
        await writeMuteEntry(transaction, request, ticket, 'mute');
      });
      return success(request.i18n._(muted));
    },
  );

  api.delete(
    path,
    {
      config: { may: 'tickets.unmute' },
      schema: {
        operationId: 'unmuteTicketSubject',
        summary: 'Let later tickets about the same arrive open again',
        tags: ['tickets'],
        params,
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      await db.transaction().execute(async (transaction) => {
        const { ticket, subject } = await subjectOf(transaction, request.params.ticketId);
        if (!(await unmuteSubject(transaction, subject))) return;
        await writeMuteEntry(transaction, request, ticket, 'unmute');
      });
      return success(request.i18n._(unmuted));
    },
  );
}

async function writeMuteEntry(
  transaction: Kysely<Database>,
  request: FastifyRequest,
  { id, userId, subject }: LockedTicket,
  verb: 'mute' | 'unmute',
): Promise<void> {
  const audit = auditContext(request, `tickets.${verb}`);
  await writeEntry(transaction, { ...audit, itemId: id, label: subject, personId: userId });
}
