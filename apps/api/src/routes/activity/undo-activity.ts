import { messageSchema } from '@buddyline/domain/envelope';
import { trashNouns } from '@buddyline/domain/trash';
import type { Kysely } from 'kysely';
import { actOf } from '../../activity/act-of.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import type { Database } from '../../db/schema.ts';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { restoreItem } from '../../trash/restore-item.ts';
import { findDeletionNoun } from '../trash/trash-pages-sql.ts';
import { changedSince } from './activity-answers.ts';
import { putBackNouns } from './put-back.ts';
import { type Undone, undoChange } from './undo-change.ts';

const undone = /*i18n*/ { id: 'api.activity.undone-now', message: 'Undone.' };

export function undoActivity(api: Api, { database, sessions }: Services): void {
  api.post(
    '/activity/:activityId/undo',
    {
      config: {
        access: adminOnly,
        idempotency: { none: 'an act is undone once, and further calls say so' },
        audit: [
          ...putBackNouns.map((noun) => `${noun}.undo` as const),
          ...trashNouns.map((noun) => `${noun}.restore` as const),
        ],
      },
      schema: {
        operationId: 'undoActivity',
        summary: 'Undo an act',
        description:
          'Restores what was deleted. Of an update, puts back each field whose value is still the one that the act set. If others have been changed again since, the answer is 409 and `errors` names them; the rest is undone nevertheless, unless the message says that nothing was. An undo can be undone too, by the id in `X-Undo`.',
        tags: ['activity'],
        params: idParams('activityId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request, reply) => {
      const { activityId } = request.params;
      const undoAct = async (transaction: Kysely<Database>): Promise<Undone> => {
        const noun = await findDeletionNoun(transaction, activityId);
        if (noun === undefined) {
          return undoChange(transaction, activityId, (action) => actOf(request, action));
        }
        await restoreItem(
          transaction,
          { deletionId: activityId },
          actOf(request, `${noun}.restore`),
        );
        return { restored: {}, left: [], undo: null };
      };
      const { restored, left, undo } = await database.db.transaction().execute(undoAct);
      if ('role' in restored) sessions.forget();
      offerUndo(reply, undo);
      if (left.length > 0) throw changedSince(left, { isRestUndone: true });
      return success(request.i18n._(undone));
    },
  );
}
