import { registerSchema } from '@buddyline/domain/account';
import { messageSchema } from '@buddyline/domain/envelope';
import { networkOf } from '@buddyline/connections/address-key';
import { v7 as uuidv7 } from 'uuid';
import { registrationClosed } from '../../accounts/account-answers.ts';
import { newCode } from '../../accounts/account-codes.ts';
import { mailOf } from '../../accounts/account-mail.ts';
import { limitMailRequests, mayMail } from '../../accounts/mail-limits.ts';
import { insertRegistration, isUsernameTaken } from '../../accounts/registrations-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { usernameTaken } from '../users/user-answers.ts';
import { findAccountByEmail } from '../auth/auth-sql.ts';

const registered = /*i18n*/ {
  id: 'api.accounts.registered',
  message: 'We have sent you a mail with a code. Enter it to open your account.',
};

/**
 * Begins a registration. Known and unknown addresses get the same answer after the same work: one hash, one
 * registration and one mail, which for a known address has no code and says that there is an account.
 */
export function register(api: Api, services: Services): void {
  const { attempts, codes, config, database } = services;
  api.post(
    '/auth/register',
    {
      config: { access: anyone, audit: { none: 'there is no person yet; see confirm-email' } },
      schema: {
        operationId: 'register',
        summary: 'Register',
        description:
          'Sends a code to the address; `POST /auth/confirm-email` then opens the account. The answer is the same for an address that has an account already: its owner gets a mail that says so. 403 where `GET /meta` does not list `registration`.',
        tags: ['accounts'],
        body: registerSchema,
        bodyExample: {
          username: 'mira.dives',
          fullName: 'Mira Haddad',
          email: 'mira@example.org',
          password: 'a-long-sentence-of-your-own',
        },
        response: { 201: messageSchema },
        failures: [403, 409],
      },
    },
    async (request, reply) => {
      senderOf(request, config.publicOrigins);
      if (config.registration === 'closed') throw registrationClosed();
      const mail = mailOf(services);
      await limitMailRequests(attempts, request.ip);
      const { username, fullName, email, password } = request.body;
      const { db } = database;
      if (await isUsernameTaken(db, username)) throw usernameTaken();
      const turn = { from: networkOf(request.ip), isFirst: false };
      const passwordHash = await hashPassword(password, turn);
      const isMailed = await mayMail(attempts, 'register', email);
      const account = await findAccountByEmail(db, email);
      const [id, code] = [uuidv7(), newCode()];
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
              values: { username, code },
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
      return success(request.i18n._(registered));
    },
  );
}
