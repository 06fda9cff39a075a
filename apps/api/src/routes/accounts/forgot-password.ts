import { addressSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import type { Locale } from '@buddyline/i18n/locale';
import { codeMinutes, linkMinutes, newCode, newToken } from '../../accounts/account-codes.ts';
import { replaceCode } from '../../accounts/account-codes-sql.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { createAfterAnswer } from '../../accounts/after-answer.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from '../auth/auth-sql.ts';

const sent = /*i18n*/ {
  id: 'api.accounts.reset-sent',
  message: 'If this address has an account, a mail is on its way.',
};

/** Mails a code to members, and a link to staff. The answer does not wait for that. */
export function forgotPassword(api: Api, services: Services): void {
  const { attempts, config } = services;
  const afterAnswer = createAfterAnswer(api, 'Sending a password reset');
  api.post(
    '/auth/forgot-password',
    {
      config: { access: anyone, audit: { none: 'changes nothing; the reset itself is noted' } },
      schema: {
        operationId: 'forgotPassword',
        summary: 'Ask for a mail to reset the password',
        description:
          'Always 202, after the same time. Members get a code for 15 minutes, staff a link for 30. At most three such mails go to an address in 15 minutes.',
        tags: ['accounts'],
        body: addressSchema,
        bodyExample: { email: 'mira@example.org' },
        response: { 202: messageSchema },
        failures: [403],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      mailOf(services);
      await limitMailRequests(attempts, request.ip);
      const { body, locale } = request;
      afterAnswer.run(() => mailReset(services, body.email, locale));
      reply.code(202);
      return success(request.i18n._(sent));
    },
  );
}

/** An address without an account gets a row as well, so that trying codes does not tell it apart. */
async function mailReset(services: Services, email: string, asked: Locale): Promise<void> {
  const { attempts, codes, config, database } = services;
  const mail = mailOf(services);
  const account = await findAccountByEmail(database.db, email);
  if (account !== undefined && !(await mayMail(attempts, 'forgot-password', email))) return;
  const isStaff = account?.role === 'ADMIN';
  const secret = isStaff ? newToken() : newCode();
  const byCode = { purpose: 'reset-password', of: email } as const;
  const row = {
    key: codes.keyOf(byCode),
    codeHash: codes.hashOf(isStaff ? { purpose: 'reset-link', of: '' } : byCode, secret),
    userId: account?.id ?? null,
    minutes: isStaff ? linkMinutes : codeMinutes,
  };
  await database.db.transaction().execute(async (transaction) => {
    await replaceCode(transaction, row);
    if (account === undefined) return;
    const { id: userId, name, email: to } = account;
    const letter = { to, userId, locale: account.locale ?? asked };
    await (isStaff
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
