import { randomUUID } from 'node:crypto';
import { networkOf } from '@buddyline/connections/address-key';
import { forgotPasswordSchema } from '@buddyline/domain/account';
import { resetRequestedSchema } from '@buddyline/domain/account-answers';
import { successSchema } from '@buddyline/domain/envelope';
import { isStaff } from '@buddyline/domain/role';
import type { Locale } from '@buddyline/i18n/locale';
import { codeMinutes, linkMinutes, newCode, newToken } from '../../accounts/account-codes.ts';
import { replaceCode } from '../../accounts/account-codes-sql.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { createAfterAnswer } from '../../accounts/after-answer.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { holdAddress } from '../../accounts/members-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import type { Origin } from '../../session/throttle.ts';
import { findAccountByEmail } from '../auth/auth-sql.ts';

const sent = /*i18n*/ {
  id: 'api.accounts.reset-sent',
  message: 'If this address has an account, an email is on its way.',
};

/** Mails a code to members, and a link to staff. The answer does not wait for that. */
export function forgotPassword(api: Api, services: Services): void {
  const { limiter, config, knownBrowsers, background } = services;
  const afterAnswer = createAfterAnswer(background, 'Sending a password reset');
  api.post(
    '/auth/forgot-password',
    {
      config: { access: anyone, audit: { none: 'changes nothing; the reset itself is audited' } },
      schema: {
        operationId: 'forgotPassword',
        summary: 'Ask for a mail to reset the password',
        description:
          'Always 202, after the same time. Members get a code for 15 minutes, which works with the `requestId` of this answer; staff get a link for 30. Codes and links of other requests stay valid. At most three such mails go to an address from one network in 15 minutes.',
        tags: ['accounts'],
        body: forgotPasswordSchema,
        response: { 202: successSchema(resetRequestedSchema) },
        failures: [403],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      mailOf(services);
      const { locale } = request;
      const { email } = request.body;
      const isKnown = knownBrowsers.isKnown(request, email);
      const knownAs = isKnown ? email : undefined;
      await limitMailRequests(limiter, 'forgot-password', request.ip, knownAs);
      const requestId = randomUUID();
      const origin = { address: request.ip, isKnown };
      const reset = { requestId, email, origin, locale };
      const from = networkOf(request.ip);
      afterAnswer.run(() => mailReset(services, reset), { from, log: request.log });
      reply.code(202);
      return success(request.i18n._(sent), { requestId });
    },
  );
}

interface Asked {
  requestId: string;
  email: string;
  origin: Origin;
  locale: Locale;
}

/** An address without an account is counted and gets a row as well, so that trying codes does not tell it apart. */
async function mailReset(services: Services, asked: Asked): Promise<void> {
  const { requestId, email, origin } = asked;
  const { limiter, codes, config, database } = services;
  const mail = mailOf(services);
  if (!(await mayMail(limiter, { purpose: 'forgot-password', email }, origin))) return;
  const found = await findAccountByEmail(database.db, email);
  const account = found?.closedBy === null ? found : undefined;
  const isLinked = account !== undefined && isStaff(account);
  const secret = isLinked ? newToken() : newCode();
  const byCode = { purpose: 'reset-password', of: requestId } as const;
  const row = {
    key: codes.keyOf(byCode),
    codeHash: codes.hashOf(isLinked ? { purpose: 'reset-link', of: '' } : byCode, secret),
    userId: account?.id ?? null,
    minutes: isLinked ? linkMinutes : codeMinutes,
  };
  await database.db.transaction().execute(async (transaction) => {
    // A code that was mailed to an address must not be valid once the account has another one.
    if (account !== undefined && !(await holdAddress(transaction, account))) return;
    await replaceCode(transaction, row);
    if (account === undefined) return;
    const { id: userId, name, email: to } = account;
    const letter = { to, userId, locale: account.locale ?? asked.locale };
    await (isLinked
      ? mail.queue(transaction, {
          ...letter,
          template: 'reset-link',
          values: { name, link: `${config.adminOrigin}/panel/reset-password#${secret}` },
        })
      : mail.queue(transaction, {
          ...letter,
          template: 'reset-code',
          values: { name, code: secret },
        }));
  });
  mail.wake();
}
