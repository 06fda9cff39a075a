import { messageSchema } from '@buddyline/domain/envelope';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { findTwoStep, removeCodes } from '../../two-step/two-steps-sql.ts';
import { changeTwoStep, noTwoStep, requireAnother } from './change-two-step.ts';

const removed = /*i18n*/ {
  id: 'api.two-step.removed',
  message: 'Signing in needs no code any more.',
};

export function removeOwnCodes(api: Api, services: Services): void {
  api.delete(
    '/auth/two-step/codes',
    {
      config: { access: member, proof: true, audit: 'users.remove-codes' },
      schema: {
        operationId: 'removeCodes',
        summary: 'Ask for no codes of an authenticator app any more',
        description:
          'Without a passkey, the recovery codes are void. 409 where there is none, and for staff where they need a second step.',
        tags: ['auth'],
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.remove-codes');
      const { userId } = callerOf(request);
      await changeTwoStep(services, request, audit, async (transaction) => {
        const { sealedSecret = null } = (await findTwoStep(transaction, userId)) ?? {};
        if (sealedSecret === null) throw noTwoStep();
        await removeCodes(transaction, userId);
        const isLeft = await requireAnother(transaction, services.config, userId);
        return isLeft ? 'app-removed' : 'removed';
      });
      return success(request.i18n._(removed));
    },
  );
}
