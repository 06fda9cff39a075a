import { messageSchema } from '@buddyline/domain/envelope';
import { actOf } from '../../activity/act-of.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { changedSince } from './activity-answers.ts';
import { undoChange } from './undo-change.ts';

const undone = /*i18n*/ { id: 'api.activity.undone-now', message: 'Undone.' };

export function undoActivity(api: Api, { database, sessions }: Services): void {
  api.post(
    '/activity/:activityId/undo',
    {
      config: {
        access: adminOnly,
        audit: ['users.undo', 'posts.undo', 'dive-logs.undo', 'tickets.undo'],
      },
      schema: {
        operationId: 'undoActivity',
        summary: 'Undo an act',
        description:
          'Puts back each field whose value is still the one that the act set. If others have been changed again since, the answer is 409 and `errors` names them; the rest is undone nevertheless, unless the message says that nothing was. An undo can be undone too, by the id in `X-Undo`.',
        tags: ['activity'],
        params: idParams('activityId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { activityId } = request.params;
      const { restored, left, undo } = await database.db
        .transaction()
        .execute((transaction) =>
          undoChange(transaction, activityId, (action) => actOf(request, action)),
        );
      if ('role' in restored) sessions.forget();
      offerUndo(reply, undo);
      if (left.length > 0) throw changedSince(left, { isRestUndone: true });
      return success(request.i18n._(undone));
    },
  );
}
