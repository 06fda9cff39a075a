import { successSchema } from '@buddyline/domain/envelope';
import { twoStepSchema } from '@buddyline/domain/two-step';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { lacksTwoStep } from '../../http/required-two-step.ts';
import { listPasskeys } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import { findTwoStep } from '../../two-step/two-steps-sql.ts';

export function getTwoStep(api: Api, { config, database }: Services): void {
  api.get(
    '/auth/two-step',
    {
      config: { access: member, beforeTwoStep: true },
      schema: {
        operationId: 'getTwoStep',
        summary: 'The second step of the caller’s sign-in',
        tags: ['auth'],
        response: { 200: successSchema(twoStepSchema) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const found = await findTwoStep(database.db, caller.userId);
      const passkeys = await listPasskeys(database.db, caller.userId);
      return success(request.i18n._(done), {
        codesSince: found?.codesSince?.toISOString() ?? null,
        passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
          ...passkey,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: found?.recoveryHashes.length ?? 0,
        isRequired: lacksTwoStep(config, caller),
      });
    },
  );
}
