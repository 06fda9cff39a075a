import { messageSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
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
      config: {
        access: holder('dive-logs', 'diveLogId'),
        may: 'dive-logs.delete',
        isVersioned: true,
      },
      schema: {
        operationId: 'deleteDiveLog',
        summary: 'Move a dive log to the trash',
        tags: ['dive-logs'],
        params: idParams('diveLogId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const wanted = {
        noun: 'dive-logs',
        itemId: request.params.diveLogId,
        done: deleted,
      } as const;
      const message = await deleteForCaller({ request, reply }, services, wanted);
      if (message === undefined) throw noSuchDiveLog();
      return success(message);
    },
  );
}
