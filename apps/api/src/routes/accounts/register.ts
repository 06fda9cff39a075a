import { randomUUID } from 'node:crypto';
import { registerSchema } from '@buddyline/domain/account';
import { registeredSchema } from '@buddyline/domain/account-answers';
import { successSchema } from '@buddyline/domain/envelope';
import { networkOf } from '@buddyline/connections/address-key';
import { registrationClosed } from '../../accounts/account-answers.ts';
import { newCode } from '../../accounts/account-codes.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { insertRegistration, isUsernameTaken } from '../../accounts/registrations-sql.ts';
import { refuseReservedUsername } from '../../accounts/reserved-username.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { usernameTaken } from '../users/user-answers.ts';
import { findAccountByEmail } from '../auth/auth-sql.ts';

const registered = /*i18n*/ {
  id: 'api.accounts.registered',
  message: 'We have sent you an email with a code. Enter it to open your account.',
};

/**
 * Begins a registration. Known and unknown addresses get the same answer after the same work: one hash, one
 * registration and one mail, which for a known address has no code and says that there is an account. The id in
 * the answer is what the code is bound to; nothing else opens the registration.
 */
export function register(api: Api, services: Services): void {
  const { limiter, codes, config, database } = services;
  api.post(
    '/auth/register',
    {
      config: { access: anyone, audit: { none: 'there is no person yet; see confirm-email' } },
      schema: {
        operationId: 'register',
        summary: 'Register',
        description:
          'Sends a code to the address; `POST /auth/confirm-email` then opens the account with it and the `registrationId` of this answer, which the app keeps until then. At most three mails go to an address from one network in 15 minutes. A registration cannot be read, so there is no `Location`. The answer is the same for an address that has an account already: its owner gets a mail that says so. 403 where `GET /meta` does not list `registration`.',
        tags: ['accounts'],
        body: registerSchema,
        response: { 201: successSchema(registeredSchema) },
        failures: [403, 409],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      if (config.registration === 'closed') throw registrationClosed();
      const mail = mailOf(services);
      await limitMailRequests(limiter, 'register', request.ip);
      const { username, fullName, email, password } = request.body;
      const { db } = database;
      refuseReservedUsername(config, username);
      if (await isUsernameTaken(db, username)) throw usernameTaken();
      const signal = clientLeft(request);
      const turn = { from: networkOf(request.ip), isFirst: false, signal };
      const passwordHash = await hashPassword(password, turn);
      const origin = { address: request.ip, isKnown: false };
      const isMailed = await mayMail(limiter, { purpose: 'register', email }, origin);
      const account = await findAccountByEmail(db, email);
      const [id, code] = [randomUUID(), newCode()];
      const codeHash = codes.hashOf({ purpose: 'confirm-email', of: id }, code);
      const { locale } = request;
      await db.transaction().execute(async (transaction) => {
        // Nobody would get its code, but everybody could guess it.
        if (!isMailed) return;
        await insertRegistration(transaction, {
          id,
          username,
          full_name: fullName,
          email,
          password_hash: passwordHash,
          locale,
          code_hash: codeHash,
        });
        await (account === undefined
          ? mail.queue(transaction, {
              to: email,
              userId: null,
              template: 'confirm-address',
              locale,
              values: { code },
            })
          : mail.queue(transaction, {
              to: email,
              userId: account.id,
              template: 'already-registered',
              locale: account.locale ?? locale,
              values: { name: account.name },
            }));
      });
      mail.wake();
      reply.code(201);
      return success(request.i18n._(registered), { registrationId: id });
    },
  );
}
