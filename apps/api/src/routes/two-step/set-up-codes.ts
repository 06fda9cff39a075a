import { successSchema } from '@buddyline/domain/envelope';
import {
  codesSetupSchema,
  confirmCodesSchema,
  recoveryCodesSchema,
} from '@buddyline/domain/two-step';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { done, success } from '../../http/envelope.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { revokeOtherSessions } from '../../session/sessions-sql.ts';
import { limitSecondStep, wrongAppCode } from '../../two-step/check-code.ts';
import { setCodes } from '../../two-step/two-steps-sql.ts';
import { findAccount } from '../auth/auth-sql.ts';
import { changeTwoStep } from './change-two-step.ts';

const added = /*i18n*/ {
  id: 'api.two-step.added',
  message: 'From now on, signing in needs a code too. Other devices have been signed out.',
};

const tooLate = (): Failure =>
  new Failure(
    400,
    /*i18n*/ {
      id: 'api.two-step.too-late',
      message: 'That took too long. Begin again, and scan the new code.',
    },
  );

/** Connects an authenticator app in two calls: it counts when it has shown its first code. */
export function setUpCodes(api: Api, services: Services): void {
  const { database, limiter, twoStepKeys } = services;
  api.post(
    '/auth/two-step/codes',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        proof: true,
        audit: { none: 'changes nothing until it is confirmed' },
        idempotency: { none: 'its answer has a secret, which is not stored' },
      },
      schema: {
        operationId: 'beginCodes',
        summary: 'Begin to connect an authenticator app',
        description: 'Show `uri` as a QR code and `secret` to be typed (TOTP, RFC 6238).',
        tags: ['auth'],
        response: { 200: successSchema(codesSetupSchema) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const account = await findAccount(database.db, userId);
      if (account === undefined) throw unauthorized();
      const setup = await twoStepKeys.beginSetup({ userId, email: account.email });
      return success(request.i18n._(done), setup);
    },
  );
  api.post(
    '/auth/two-step/codes/confirm',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        proof: true,
        audit: 'users.add-codes',
        idempotency: { none: 'its answer has secrets, which are not stored' },
      },
      schema: {
        operationId: 'confirmCodes',
        summary: 'Connect an authenticator app',
        description:
          'From now on a sign-in needs a code of it. An app that was connected before is removed. The answer has ten recovery codes, this once; former ones are void. With the first second step of an account its other sessions end, because they were begun without it.',
        tags: ['auth'],
        body: confirmCodesSchema,
        response: { 200: successSchema(recoveryCodesSchema) },
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.add-codes');
      const { userId, sessionId } = callerOf(request);
      const { setup, code } = request.body;
      const sealedSecret = twoStepKeys.finishSetup(userId, setup);
      if (sealedSecret === null) throw tooLate();
      const origin = { address: request.ip, isKnown: true, signal: clientLeft(request) };
      const counter = await limitSecondStep({ limiter, userId, origin }, true, async () => {
        const found = await twoStepKeys.counterOf(userId, sealedSecret, code);
        if (found === null) throw wrongAppCode();
        return found;
      });
      const { codes, hashes } = twoStepKeys.newRecoveryCodes(userId);
      await changeTwoStep(services, request, audit, async (trx, account) => {
        await setCodes(trx, userId, { sealedSecret, counter, recoveryHashes: hashes });
        if (account.twoStepSince === null) await revokeOtherSessions(trx, userId, sessionId);
        return 'added';
      });
      return success(request.i18n._(added), { recoveryCodes: codes });
    },
  );
}
