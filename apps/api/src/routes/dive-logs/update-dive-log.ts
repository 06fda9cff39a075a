import { diveLogSchema } from '@buddyline/domain/dive-log';
import { diveLogEntrySchema } from '@buddyline/domain/dive-log-entry';
import { successSchema } from '@buddyline/domain/envelope';
import { staffActOf } from '../../activity/act-of.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { holderOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveLog } from './dive-log-answers.ts';
import { exampleDiveLog } from './dive-log-example.ts';
import { updateDiveLog as updateRow } from './dive-logs-sql.ts';

const updated = /*i18n*/ { id: 'api.dive-logs.updated', message: 'Dive log updated.' };

export function updateDiveLog(api: Api, { database }: Services): void {
  api.put(
    '/divelogs/:diveLogId',
    {
      config: { access: holderOrAdmin('dive-logs', 'diveLogId'), audit: 'dive-logs.update' },
      schema: {
        operationId: 'updateDiveLog',
        summary: 'Edit a dive log',
        description:
          'Fields that are not sent are kept; null clears a field. `updatedAt` of the response identifies this edit. It is noted for administrators only.',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        body: diveLogEntrySchema,
        bodyExample: { maxDepth: 66, timeOut: '10:14', pg: null, exposureGear: ['WETSUIT'] },
        response: { 200: successSchema(diveLogSchema) },
        dataExample: exampleDiveLog,
      },
    },
    async (request, reply) => {
      const act = staffActOf(request, 'dive-logs.update');
      const { params, body } = request;
      const changed = await updateRow(database.db, params.diveLogId, body, act);
      if (changed === undefined) throw noSuchDiveLog();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(updated), changed.item);
    },
  );
}
