import { messageSchema } from '@buddyline/domain/envelope';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchDiveLog } from './dive-log-answers.ts';
import { deleteDiveLogRow } from './dive-logs-sql.ts';

const deleted = /*i18n*/ { id: 'api.dive-logs.deleted', message: 'Dive log deleted.' };

export function deleteDiveLog(api: Api, { database }: Services): void {
  api.delete(
    '/divelogs/:diveLogId',
    {
      config: { access: adminOnly, audit: 'dive-logs.delete' },
      schema: {
        operationId: 'deleteDiveLog',
        summary: 'Delete a dive log',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const isGone = await deleteDiveLogRow(database.db, request.params.diveLogId);
      if (!isGone) throw noSuchDiveLog();
      return success(request.i18n._(deleted));
    },
  );
}
