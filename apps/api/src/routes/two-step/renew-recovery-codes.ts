import { successSchema } from '@buddyline/domain/envelope';
import { recoveryCodesSchema } from '@buddyline/domain/two-step';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { setRecoveryHashes } from '../../two-step/two-steps-sql.ts';
import { changeTwoStep, noTwoStep } from './change-two-step.ts';

const renewed = /*i18n*/ {
  id: 'api.two-step.renewed',
  message: 'These are your new recovery codes. The former ones are void.',
};

export function renewRecoveryCodes(api: Api, services: Services): void {
  api.post(
    '/auth/two-step/recovery-codes',
    {
      config: {
        access: member,
        proof: true,
        audit: 'users.renew-recovery-codes',
        idempotency: { none: 'its answer has secrets, which are not stored' },
      },
      schema: {
        operationId: 'renewRecoveryCodes',
        summary: 'Ten new recovery codes',
        description: 'The former ones are void.',
        tags: ['auth'],
        response: { 200: successSchema(recoveryCodesSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.renew-recovery-codes');
      const { userId } = callerOf(request);
      const { codes, hashes } = services.twoStepKeys.newRecoveryCodes(userId);
      await changeTwoStep(services, request, audit, async (transaction, account) => {
        if (account.twoStepSince === null) throw noTwoStep();
        await setRecoveryHashes(transaction, userId, hashes);
        return 'renewed';
      });
      return success(request.i18n._(renewed), { recoveryCodes: codes });
    },
  );
}
