import type { ActivityAction } from '@buddyline/domain/activity';
import { successSchema } from '@buddyline/domain/envelope';
import { trashNouns } from '@buddyline/domain/trash';
import { undoneSchema } from '@buddyline/domain/undone';
import { auditContext } from '../../activity/audit-context.ts';
import { isChangeOfLevel } from '../../activity/undo-sql.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { requireProof } from '../../http/proof.ts';
import type { Services } from '../../services.ts';
import { holdsStaff } from '../../trash/rows-in-trash-sql.ts';
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
        proof: { when: 'a role or level is put back, or staff come back' },
        also: ['users.change-level'],
        idempotency: { none: 'an act is undone once, and further calls say so' },
      },
      schema: {
        operationId: 'undoActivity',
        summary: 'Undo an act',
        description:
          'Restores what was deleted, takes back a reply that is not sent yet, lifts a suspension, withdraws a warning or message, or puts back in force what was lifted. `toldId` is the person if a mail had told them already. Of an update, puts back each field that still has the value that the act set; if others have changed since, the answer is 409 and `errors` names them. An undo can be undone too, by the id in `X-Undo`.',
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
      const { db } = database;
      // The entry of a deletion has its id.
      if ((await isChangeOfLevel(db, activityId)) || (await holdsStaff(db, activityId))) {
        await requireProof(db, request);
      }
      const actOfUndo = (action: ActivityAction) => auditContext(request, action);
      const undoing = { mail, batches, actorId, actOfUndo };
      const {
        left,
        undo,
        person,
        goesOn = false,
      } = await db
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
