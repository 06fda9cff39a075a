import { confirmEmailSchema } from '@buddyline/domain/account';
import { loginResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { messages } from '@buddyline/domain/messages';
import { wrongCode } from '../../accounts/account-answers.ts';
import { forgiveTry, tryRegistration } from '../../accounts/registrations-sql.ts';
import { createPerson } from '../../accounts/create-person.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { visitorOf } from '../../session/visitor.ts';
import { adminsOnly } from '../auth/sign-in-answers.ts';

/** Opens the account of a registration whose code arrived, and signs in. */
export function confirmEmail(api: Api, services: Services): void {
  const { limiter, codes, config, cookies, database, knownBrowsers, sessions } = services;
  api.post(
    '/auth/confirm-email',
    {
      config: { access: anyone, audit: { none: 'the account itself says when it was opened' } },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Open the account of a registration, and sign in',
        description:
          'With the id that `POST /auth/register` answered, and the code that was mailed for it; a code of another registration is wrong, also of the same address. A code is valid for 15 minutes and five tries. 409: the username is taken by now; send the same code with another `username`.',
        tags: ['accounts'],
        body: confirmEmailSchema,
        response: { 200: successSchema(loginResponseSchema) },
        answerHeaders: ['Set-Cookie'],
        failures: [403, 409],
      },
    },
    async (request, reply) => {
      if (senderOf(request, config.publicOrigins) === 'panel') throw adminsOnly();
      const { registrationId, code, username } = request.body;
      const subject = { purpose: 'confirm-email', of: registrationId } as const;
      const origin = { address: request.ip, isKnown: false, tries: 'code' } as const;
      const attempt = await beginAttempt(limiter, `confirm-email ${registrationId}`, origin);
      const found = await tryRegistration(database.db, registrationId);
      if (found === undefined || !codes.isHashOf(found.codeHash, subject, code)) throw wrongCode();
      await attempt.succeeded();
      const { brand } = config;
      const account = await createPerson(database.db, found, { brand, chosen: username }).catch(
        async (error: unknown) => {
          if (error instanceof Failure && error.status === 409)
            await forgiveTry(database.db, registrationId);
          throw error;
        },
      );
      const visitor = visitorOf(request);
      const grant = await sessions.open(account, { isRemembered: true, visitor });
      if (grant === null) throw wrongCode();
      cookies.set(reply, grant);
      knownBrowsers.remember(reply, found.email);
      const { accessToken } = grant;
      const user = { id: account.id, role: account.role };
      return success(request.i18n._(messages['login.done']), { user, accessToken });
    },
  );
}
