import { messageSchema } from '@buddyline/domain/envelope';
import { passkeyNameSchema } from '@buddyline/domain/passkey';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import { renamePasskey } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import { removePasskey } from '../../two-step/two-steps-sql.ts';
import { changeTwoStep, requireAnother } from '../two-step/change-two-step.ts';

const renamed = /*i18n*/ { id: 'api.passkeys.renamed', message: 'The passkey has a new name.' };
const removed = /*i18n*/ { id: 'api.passkeys.removed', message: 'The passkey is removed.' };
const removedLast = /*i18n*/ {
  id: 'api.passkeys.removed-last',
  message: 'The passkey is removed. Your password alone opens your account now.',
};

const params = idParams('passkeyId');

export function editPasskeys(api: Api, services: Services): void {
  const { config, database } = services;
  api.put(
    '/auth/two-step/passkeys/:passkeyId',
    {
      config: { access: member, audit: { none: 'the name is for its owner only' } },
      schema: {
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        tags: ['auth'],
        params,
        body: passkeyNameSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { passkeyId: id } = request.params;
      const { userId } = callerOf(request);
      const isRenamed = await renamePasskey(database.db, { id, userId, ...request.body });
      if (!isRenamed) throw notFound();
      return success(request.i18n._(renamed));
    },
  );
  api.delete(
    '/auth/two-step/passkeys/:passkeyId',
    {
      config: { access: member, proof: true, audit: 'users.remove-passkey' },
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description:
          'With the last second step, the recovery codes are void. 409 for staff where they need a second step.',
        tags: ['auth'],
        params,
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.remove-passkey');
      const { userId } = callerOf(request);
      let isLeft = true;
      await changeTwoStep(services, request, audit, async (transaction) => {
        const isRemoved = await removePasskey(transaction, userId, request.params.passkeyId);
        if (!isRemoved) throw notFound();
        isLeft = await requireAnother(transaction, config, userId);
        return isLeft ? 'passkey-removed' : 'removed';
      });
      return success(request.i18n._(isLeft ? removed : removedLast));
    },
  );
}
