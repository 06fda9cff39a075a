import { type ResetPassword, resetPasswordSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { messages } from '@buddyline/domain/messages';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { wrongCode, wrongLink } from '../../accounts/account-answers.ts';
import {
  type FoundCode,
  findCode,
  tryCode,
  useCode,
  voidCodesOf,
} from '../../accounts/account-codes-sql.ts';
import { resetPasswordOf } from '../../accounts/members-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { type Attempt, type Origin, beginAttempt } from '../../session/throttle.ts';
import { findAccount } from '../auth/auth-sql.ts';

/** Sets a new password with what a mail brought. All sessions end, and the person is told by mail. */
export function resetPassword(api: Api, services: Services): void {
  const { config, database, mail, sessions } = services;
  api.post(
    '/auth/reset-password',
    {
      config: { access: anyone, audit: 'users.reset-password' },
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with a code or a link',
        description:
          'Members send the `requestId` that `POST /auth/forgot-password` answered and the `code` that was mailed for it, staff the `token` of the link. A code has five tries. Each works once. All sessions of the person end; this call does not sign in.',
        tags: ['accounts'],
        body: resetPasswordSchema,
        response: { 200: messageSchema },
        failures: [403],
      },
    },
    async (request) => {
      senderOf(request, config.publicOrigins);
      const { code, attempt } = await checkProof(services, request.body, {
        address: request.ip,
        signal: clientLeft(request),
      });
      const { codeHash, userId } = code;
      if (userId === null) throw wrongProof(request.body);
      const passwordHash = await hashPassword(request.body.newPassword, attempt.turn);
      const { locale } = request;
      await database.db.transaction().execute(async (transaction) => {
        // No session can start with the old password until the transaction ends.
        await lockPassword(transaction, userId);
        const account = await findAccount(transaction, userId);
        const used = await useCode(transaction, codeHash);
        if (account === undefined || used === undefined) throw wrongProof(request.body);
        await resetPasswordOf(transaction, userId, passwordHash);
        await voidCodesOf(transaction, userId);
        const { name, email: to } = account;
        const audit = auditContext(request, 'users.reset-password', {
          actor: { id: userId, name },
        });
        await writeEntry(transaction, { ...audit, itemId: userId, label: name, personId: userId });
        await mail?.queue(transaction, {
          to,
          userId,
          template: 'password-changed',
          locale: account.locale ?? locale,
          values: { name },
        });
      });
      sessions.forget();
      mail?.wake();
      return success(request.i18n._(messages['password.changed']));
    },
  );
}

const wrongProof = (body: ResetPassword) => ('token' in body ? wrongLink() : wrongCode());

/** @throws Failure 400 when the code or the link is wrong, 429 after too many wrong ones */
async function checkProof(
  { limiter, codes, database }: Services,
  body: ResetPassword,
  sender: Pick<Origin, 'address' | 'signal'>,
): Promise<{ code: FoundCode; attempt: Attempt }> {
  const origin = { ...sender, isKnown: false, tries: 'code' } as const;
  if ('token' in body) {
    // A token cannot be guessed, so its tries are not counted, and it is found by its hash.
    const codeHash = codes.hashOf({ purpose: 'reset-link', of: '' }, body.token);
    const attempt = await beginAttempt(limiter, `reset-link ${codeHash}`, origin);
    const code = await findCode(database.db, codeHash);
    if (code === undefined) throw wrongLink();
    await attempt.succeeded();
    return { code, attempt };
  }
  const subject = { purpose: 'reset-password', of: body.requestId } as const;
  const attempt = await beginAttempt(limiter, `reset-password ${body.requestId}`, origin);
  const code = await tryCode(database.db, codes.keyOf(subject));
  if (code === undefined || !codes.isHashOf(code.codeHash, subject, body.code)) throw wrongCode();
  await attempt.succeeded();
  return { code, attempt };
}
