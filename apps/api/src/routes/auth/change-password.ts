import { accessTokenSchema, changePasswordSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { messages } from '@buddyline/domain/messages';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { limitRepeats } from '../../accounts/repeat-limit.ts';
import { callerOf, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { success } from '../../http/envelope.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { findAccount, replacePassword } from './auth-sql.ts';
import { isCorrectPassword } from './is-correct-password.ts';

const wrongPassword = /*i18n*/ {
  id: 'api.auth.wrong-current-password',
  message: 'The current password is wrong.',
};

const samePassword = /*i18n*/ {
  id: 'api.auth.same-password',
  message: 'This is your password already. Choose another one.',
};

/** Sets a new password: other sessions end, and this one gets new tokens. */
export function changePassword(
  api: Api,
  { limiter, cookies, database, mail, sessions }: Services,
): void {
  api.post(
    '/auth/change-password/:userId',
    {
      config: {
        access: owner,
        beforeTwoStep: true,
        audit: 'users.change-password',
        idempotency: { none: 'its answer has tokens, which are not stored' },
      },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password',
        description:
          'The person’s other sessions end; this one continues with new tokens. At most five times an hour.',
        tags: ['auth'],
        params: idParams('userId'),
        body: changePasswordSchema,
        response: { 200: successSchema(accessTokenSchema) },
        answerHeaders: ['Set-Cookie'],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'users.change-password');
      const caller = callerOf(request);
      const { oldPassword, newPassword } = request.body;
      const grant = await limitRepeats(limiter, 'passwordChanges', caller.userId, async () => {
        // The throttle stops guessing the password with a stolen access token.
        const attempt = await beginAttempt(limiter, caller.userId, {
          address: request.ip,
          isKnown: true,
          signal: clientLeft(request),
        });
        const account = await findAccount(database.db, caller.userId);
        if (account === undefined) throw unauthorized();
        if (!(await isCorrectPassword(oldPassword, account, attempt))) {
          const errors = [{ path: 'oldPassword', sentence: wrongPassword }];
          throw new Failure(400, wrongPassword, { errors });
        }
        await attempt.succeeded();
        if (newPassword === oldPassword) {
          const errors = [{ path: 'newPassword', sentence: samePassword }];
          throw new Failure(400, samePassword, { errors });
        }
        // Unlike the check of the old one, it can wait for the sign-ins of others.
        const turn = { ...attempt.turn, isFirst: false };
        const passwordHash = await hashPassword(newPassword, turn);
        return database.db.transaction().execute(async (transaction) => {
          const isReplaced = await replacePassword(transaction, account, passwordHash);
          const kept = isReplaced ? await sessions.keepOnly(caller, transaction) : null;
          // Thrown inside the transaction, so that the rollback keeps the old password.
          if (kept === null) throw unauthorized();
          const { userId, name } = caller;
          await writeEntry(transaction, {
            ...audit,
            itemId: userId,
            label: name,
            personId: userId,
          });
          await mail?.queue(transaction, {
            to: account.email,
            userId,
            template: 'password-changed',
            locale: account.locale ?? request.locale,
            values: { name },
          });
          return kept;
        });
      });
      mail?.wake();
      sessions.forget();
      cookies.set(reply, grant);
      const { accessToken } = grant;
      return success(request.i18n._(messages['password.changed']), { accessToken });
    },
  );
}
