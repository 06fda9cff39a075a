import { diveLogSchema } from '@buddyline/domain/dive-log';
import { diveLogEntrySchema } from '@buddyline/domain/dive-log-entry';
import { successSchema } from '@buddyline/domain/envelope';
import { staffAuditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveLog } from './dive-log-answers.ts';
import { updateDiveLog as updateRow } from './dive-logs-sql.ts';

const updated = /*i18n*/ { id: 'api.dive-logs.updated', message: 'Dive log updated.' };

export function updateDiveLog(api: Api, { database }: Services): void {
  api.put(
    '/divelogs/:diveLogId',
    {
      config: {
        access: holder('dive-logs', 'diveLogId'),
        may: 'dive-logs.update',
        isVersioned: true,
      },
      schema: {
        operationId: 'updateDiveLog',
        summary: 'Edit a dive log',
        description:
          'Fields that are not sent are kept; null clears a field. A date lies between 1900 and tomorrow, by UTC. `updatedAt` of the response identifies this edit. It is noted for administrators only.',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        body: diveLogEntrySchema,
        response: { 200: successSchema(diveLogSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const audit = staffAuditContext(request, 'dive-logs.update');
      const id = request.params.diveLogId;
      const record = { noun: 'dive-logs', id } as const;
      const changed = await changeMatched(request, database.db, record, (db) =>
        updateRow(db, id, request.body, audit),
      );
      if (changed === undefined) throw noSuchDiveLog();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(updated), changed.item);
    },
  );
}
