import { messageSchema } from '@buddyline/domain/envelope';
import { auditContext } from '../../../activity/audit-context.ts';
import { offerUndo } from '../../../activity/undo-header.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { withGoesOn } from '../../../trash/batches/goes-on.ts';
import { type Lifted, liftSanction } from './lift-sanction.ts';
import { nothingToLift } from './sanction-answers.ts';
import { findSanction } from './sanctions-sql.ts';
import { withTold } from './told.ts';

const done: Record<Lifted['outcome'], { id: string; message: string }> = {
  lifted: /*i18n*/ { id: 'api.sanctions.lifted', message: 'Lifted.' },
  shown: /*i18n*/ { id: 'api.sanctions.shown', message: 'Their posts are shown again.' },
};

export function endSanction(api: Api, { batches, database: { db }, mail }: Services): void {
  api.post(
    '/users/:userId/sanctions/:sanctionId/lift',
    {
      config: {
        may: 'users.lift',
        idempotency: { none: 'a sanction is lifted once, and further calls say so' },
      },
      schema: {
        operationId: 'liftSanction',
        summary: 'Lift a suspension, or withdraw a warning',
        description:
          'Shows the posts that the suspension has hid, except those that staff have changed since. Sessions stay ended. Of a suspension that has ended by itself only the posts are shown again. 409 when nothing is left to lift.',
        tags: ['standing'],
        params: idParams('userId', 'sanctionId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
        failures: [409],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'users.lift');
      const lifted = await db.transaction().execute(async (transaction) => {
        const sanction = await findSanction(transaction, request.params);
        if (sanction?.kind === 'message') throw nothingToLift();
        return liftSanction(transaction, { mail, batches, audit }, request.params);
      });
      mail?.wake();
      offerUndo(reply, audit.id);
      const translate = (sentence: { id: string; message: string }) => request.i18n._(sentence);
      const message = withTold(done[lifted.outcome], lifted.told, translate);
      return success(withGoesOn(message, lifted, translate));
    },
  );
}
