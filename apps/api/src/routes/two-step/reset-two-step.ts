import { messageSchema } from '@buddyline/domain/envelope';
import { auditContext } from '../../activity/audit-context.ts';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { lockPassword, revokeSessionsOf } from '../../session/sessions-sql.ts';
import { removeTwoStep } from '../../two-step/two-steps-sql.ts';
import { findAccount } from '../auth/auth-sql.ts';
import { noSuchUser } from '../users/user-answers.ts';
import { announceChange } from './announce-change.ts';

const reset = /*i18n*/ {
  id: 'api.two-step.reset',
  message: 'Two-step sign-in is off, and they are signed out everywhere.',
};
const hasNone = /*i18n*/ {
  id: 'api.two-step.has-none',
  message: 'They have no two-step sign-in.',
};
const isOwn = /*i18n*/ {
  id: 'api.two-step.is-own',
  message: 'Your own two-step sign-in is on the page Security.',
};

/** For somebody who has lost every device and all recovery codes. */
export function resetTwoStep(api: Api, services: Services): void {
  const { database, mail, sessions } = services;
  api.delete(
    '/users/:userId/two-step',
    {
      config: { may: 'users.reset-two-step', proof: true },
      schema: {
        operationId: 'resetTwoStep',
        summary: 'Remove the second step of somebody who cannot sign in any more',
        description:
          'All their sessions end, and a mail tells them. 409 for the own second step, and where there is none.',
        tags: ['users'],
        params: idParams('userId'),
        response: { 200: messageSchema },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.reset-two-step');
      const { userId } = request.params;
      if (userId === callerOf(request).userId) throw new Failure(409, isOwn);
      await database.db.transaction().execute(async (transaction) => {
        await lockPassword(transaction, userId);
        const account = await findAccount(transaction, userId);
        if (account === undefined) throw noSuchUser();
        if (account.twoStepSince === null) throw new Failure(409, hasNone);
        await removeTwoStep(transaction, userId);
        await revokeSessionsOf(transaction, userId);
        await voidCodesOf(transaction, userId);
        const audited = { account, audit, change: 'reset' } as const;
        await announceChange(transaction, { mail }, request, audited);
      });
      sessions.forget();
      mail?.wake();
      return success(request.i18n._(reset));
    },
  );
}
