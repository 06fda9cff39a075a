import { messageSchema } from '@buddyline/domain/envelope';
import { actOf } from '../../../activity/act-of.ts';
import { adminOnly } from '../../../http/access.ts';
import type { Api } from '../../../http/api.ts';
import { success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import type { Services } from '../../../services.ts';
import { liftSanction } from './lift-sanction.ts';

const lifted = /*i18n*/ { id: 'api.sanctions.lifted', message: 'Lifted.' };

export function endSanction(api: Api, { database: { db }, mail }: Services): void {
  api.post(
    '/users/:userId/sanctions/:sanctionId/lift',
    {
      config: {
        access: adminOnly,
        audit: 'users.lift',
        idempotency: { none: 'a sanction is lifted once, and further calls say so' },
      },
      schema: {
        operationId: 'liftSanction',
        summary: 'Lift a suspension, or withdraw a warning',
        description:
          'Shows the posts that the suspension has hid, except those that staff have changed since. Sessions stay ended. 409 when it has ended already.',
        tags: ['standing'],
        params: idParams('userId', 'sanctionId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const act = actOf(request, 'users.lift');
      await db
        .transaction()
        .execute((transaction) => liftSanction(transaction, { mail, act }, request.params));
      mail?.wake();
      return success(request.i18n._(lifted));
    },
  );
}
