import type { ActivityAction } from '@buddyline/domain/activity';
import { successSchema } from '@buddyline/domain/envelope';
import { trashNouns } from '@buddyline/domain/trash';
import { undoneSchema } from '@buddyline/domain/undone';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { withGoesOn } from '../../trash/batches/goes-on.ts';
import { knowsByMail, withTold } from '../users/sanctions/told.ts';
import { changedSince } from './activity-answers.ts';
import { putBackNouns } from './put-back.ts';
import { ownUndos, undoAct } from './undo-act.ts';

const undone = /*i18n*/ { id: 'api.activity.undone-now', message: 'Undone.' };

export function undoActivity(api: Api, { batches, database, mail, sessions }: Services): void {
  api.post(
    '/activity/:activityId/undo',
    {
      config: {
        may: [
          ...putBackNouns.map((noun) => `${noun}.undo` as const),
          ...trashNouns.map((noun) => `${noun}.restore` as const),
          ...ownUndos,
        ],
        idempotency: { none: 'an act is undone once, and further calls say so' },
      },
      schema: {
        operationId: 'undoActivity',
        summary: 'Undo an act',
        description:
          'Restores what was deleted, takes back a reply that is not sent yet, lifts a suspension or withdraws a warning or message, and puts back in force what was lifted. `toldId` is the person if a mail had told them of it already. Of an update, puts back each field whose value is still the one that the act set. If others have been changed again since, the answer is 409 and `errors` names them; the rest is undone nevertheless, unless the message says that nothing was. An undo can be undone too, by the id in `X-Undo`.',
        tags: ['activity'],
        params: idParams('activityId'),
        response: { 200: successSchema(undoneSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const { activityId } = request.params;
      const { userId: actorId } = callerOf(request);
      const actOfUndo = (action: ActivityAction) => auditContext(request, action);
      const undoing = { mail, batches, actorId, actOfUndo };
      const {
        left,
        undo,
        person,
        goesOn = false,
      } = await database.db
        .transaction()
        .execute((transaction) => undoAct(transaction, activityId, undoing));
      mail?.wake();
      sessions.forget();
      offerUndo(reply, undo);
      if (left.length > 0) throw changedSince(left, { isRestUndone: true });
      const { id, told = 'nothing' } = person ?? {};
      const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
      const message = withGoesOn(withTold(undone, told, translate), { goesOn }, translate);
      return success(message, { toldId: id !== undefined && knowsByMail(told) ? id : null });
    },
  );
}
