import { diveLogSchema } from '@buddyline/domain/dive-log';
import { successSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveLog } from './dive-log-answers.ts';
import { findDiveLog } from './dive-logs-sql.ts';

export function getDiveLog(api: Api, { database }: Services): void {
  api.get(
    '/divelogs/:diveLogId',
    {
      config: {
        access: holder('dive-logs', 'diveLogId'),
        may: 'dive-logs.read',
        isVersioned: true,
      },
      schema: {
        operationId: 'getDiveLog',
        summary: 'A dive log',
        description:
          'Depths in ft, temperature in °F, pressures in psi, weight in lb, times in minutes.',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        response: { 200: successSchema(diveLogSchema) },
      },
    },
    async (request) => {
      const log = await findDiveLog(database.db, request.params.diveLogId);
      if (log === undefined) throw noSuchDiveLog();
      return success(request.i18n._(done), log);
    },
  );
}
