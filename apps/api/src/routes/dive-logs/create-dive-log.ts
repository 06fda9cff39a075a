import { diveLogSchema } from '@buddyline/domain/dive-log';
import { diveLogCreateSchema } from '@buddyline/domain/dive-log-entry';
import { successSchema } from '@buddyline/domain/envelope';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import { insertUnderId } from '../owned/new-id.ts';
import { insertDiveLog } from './dive-logs-sql.ts';

const created = /*i18n*/ { id: 'api.dive-logs.created', message: 'Dive logged.' };

export function createDiveLog(api: Api, { database: { db } }: Services): void {
  api.post(
    '/divelogs',
    {
      config: { access: member, makes: '/divelogs/:id', audit: { none: 'a member’s own record' } },
      schema: {
        operationId: 'createDiveLog',
        summary: 'Log a dive',
        description:
          'All fields are optional. Depths in ft, temperature in °F, pressures in psi, weight in lb, times in minutes. A date lies between 1900 and tomorrow, by UTC. A dive number may be used twice. 409: the logbook is full; deleted dives count until they leave the trash.',
        tags: ['dive-logs'],
        body: diveLogCreateSchema,
        response: { 201: successSchema(diveLogSchema) },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { id: chosen, ...fields } = request.body;
      const { userId, owner } = callerOf(request);
      const isOneStatement = chosen === undefined;
      return answerOnce({ request, reply, isOneStatement }, db, async (transaction) => {
        const log = await insertUnderId(transaction, chosen, (id) =>
          insertDiveLog(transaction, { id, userId, owner }, fields),
        );
        return success(request.i18n._(created), log);
      });
    },
  );
}
