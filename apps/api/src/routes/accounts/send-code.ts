import { networkOf } from '@buddyline/connections/address-key';
import { sendCodeSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { newCode } from '../../accounts/account-codes.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { createAfterAnswer } from '../../accounts/after-answer.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { findRegistration, renewCode } from '../../accounts/registrations-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from '../auth/auth-sql.ts';

const sent = /*i18n*/ {
  id: 'api.accounts.code-sent',
  message: 'If the address is not confirmed yet, a new code is on its way.',
};

/** Sends a registration a new code. The answer does not wait for that. */
export function sendCode(api: Api, services: Services): void {
  const { limiter, config, background } = services;
  const afterAnswer = createAfterAnswer(background, 'Sending a code');
  api.post(
    '/auth/send-code',
    {
      config: { access: anyone, audit: { none: 'changes nothing but the code of a registration' } },
      schema: {
        operationId: 'sendCode',
        summary: 'Send a new code for a registration',
        description:
          'Always 202, after the same time. The previous code of this registration is void. At most three new codes go to an address from one network in 15 minutes.',
        tags: ['accounts'],
        body: sendCodeSchema,
        response: { 202: messageSchema },
        failures: [403],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      mailOf(services);
      await limitMailRequests(limiter, 'send-code', request.ip);
      const { registrationId: id } = request.body;
      const { ip, log } = request;
      afterAnswer.run(() => mailNewCode(services, id, ip), { from: networkOf(ip), log });
      reply.code(202);
      return success(request.i18n._(sent));
    },
  );
}

async function mailNewCode(services: Services, id: string, address: string): Promise<void> {
  const { limiter, codes, database } = services;
  const mail = mailOf(services);
  const { db } = database;
  const registration = await findRegistration(db, id);
  if (registration === undefined) return;
  const { email, locale } = registration;
  if ((await findAccountByEmail(db, email)) !== undefined) return;
  const origin = { address, isKnown: false };
  if (!(await mayMail(limiter, { purpose: 'send-code', email }, origin))) return;
  const code = newCode();
  const codeHash = codes.hashOf({ purpose: 'confirm-email', of: id }, code);
  await db.transaction().execute(async (transaction) => {
    await renewCode(transaction, { id, codeHash });
    await mail.queue(transaction, {
      to: email,
      userId: null,
      template: 'confirm-address',
      locale,
      values: { code },
    });
  });
  mail.wake();
}
