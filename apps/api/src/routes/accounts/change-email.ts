import { changeEmailSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { wrongPassword } from '../../accounts/account-answers.ts';
import { codeMinutes, newCode } from '../../accounts/account-codes.ts';
import { replaceCode } from '../../accounts/account-codes-sql.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { recordProof } from '../../session/proof-sql.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { findAccount, findAccountByEmail } from '../auth/auth-sql.ts';
import { isCorrectPassword } from '../auth/is-correct-password.ts';

const sent = /*i18n*/ {
  id: 'api.accounts.new-address-sent',
  message: 'We have sent an email with a code to the new address. Enter it to use that address.',
};

/** Sends a code to the address that an account is to have. An address that is taken gets the same answer. */
export function changeEmail(api: Api, services: Services): void {
  const { limiter, codes, database } = services;
  api.post(
    '/auth/change-email',
    {
      config: {
        access: member,
        audit: { none: 'changes nothing until it is confirmed' },
        idempotency: { none: 'a repeated call only replaces the code' },
      },
      schema: {
        operationId: 'changeEmail',
        summary: 'Ask for another email address',
        description:
          'Sends a code to the new address, for `POST /auth/change-email/confirm`; the previous one is void. At most three mails go to an address from one network in 15 minutes. Until then the old address stays. The answer is the same for an address that has an account: its owner gets a mail that says so.',
        tags: ['accounts'],
        body: changeEmailSchema,
        response: { 202: messageSchema },
        failures: [403],
      },
    },
    async (request, reply) => {
      const mail = mailOf(services);
      const { userId, sessionId } = callerOf(request);
      const { email, password } = request.body;
      const { db } = database;
      // The throttle stops guessing the password with a stolen access token.
      const sender = { address: request.ip, isKnown: true, signal: clientLeft(request) };
      const attempt = await beginAttempt(limiter, userId, sender);
      const account = await findAccount(db, userId);
      if (account === undefined) throw unauthorized();
      if (!(await isCorrectPassword(password, account, attempt))) throw wrongPassword();
      await attempt.succeeded();
      if (!(await recordProof(db, sessionId, account))) throw unauthorized();
      await limitMailRequests(limiter, 'change-email', request.ip, userId);
      const origin = { address: request.ip, isKnown: false };
      const isMailed = await mayMail(limiter, { purpose: 'change-email', email }, origin);
      reply.code(202);
      const answer = success(request.i18n._(sent));
      // Nobody would get the new code, but everybody could guess it.
      if (!isMailed) return answer;
      const holder = await findAccountByEmail(db, email);
      const subject = { purpose: 'change-email', of: userId } as const;
      const code = newCode();
      const key = codes.keyOf(subject);
      const codeHash = codes.hashOf(subject, code);
      await db.transaction().execute(async (transaction) => {
        await replaceCode(transaction, { key, codeHash, userId, email, minutes: codeMinutes });
        const locale = account.locale ?? request.locale;
        await (holder === undefined || holder.id === userId
          ? mail.queue(transaction, {
              to: email,
              userId,
              template: 'new-address',
              locale,
              values: { code },
            })
          : mail.queue(transaction, {
              to: holder.email,
              userId: holder.id,
              template: 'address-taken',
              locale: holder.locale ?? locale,
              values: { name: holder.name },
            }));
      });
      mail.wake();
      return answer;
    },
  );
}
