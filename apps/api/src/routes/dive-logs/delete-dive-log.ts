import { messageSchema } from '@buddyline/domain/envelope';
import { holderOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchDiveLog } from './dive-log-answers.ts';

const deleted = /*i18n*/ { id: 'api.dive-logs.deleted', message: 'Dive log deleted.' };

export function deleteDiveLog(api: Api, services: Services): void {
  api.delete(
    '/divelogs/:diveLogId',
    {
      config: { access: holderOrAdmin('dive-logs', 'diveLogId'), audit: 'dive-logs.delete' },
      schema: {
        operationId: 'deleteDiveLog',
        summary: 'Move a dive log to the trash',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        response: { 200: messageSchema },
      },
    },
    async (request, reply) => {
      const { diveLogId } = request.params;
      const isDeleted = await deleteForCaller({ request, reply }, services, 'dive-logs', diveLogId);
      if (!isDeleted) throw noSuchDiveLog();
      return success(request.i18n._(deleted));
    },
  );
}
