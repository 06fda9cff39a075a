import { loginResponseSchema, loginSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { isStaff } from '@buddyline/domain/role';
import { findDeletedAccount } from '../../accounts/deleted-accounts-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import type { Services } from '../../services.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { findAccountByEmail } from './auth-sql.ts';
import { isCorrectPassword } from './is-correct-password.ts';
import { auditRefusedSignIn } from './refused-sign-ins.ts';
import { beginSession } from './begin-session.ts';
import { secondStepNeeded } from './second-step-needed.ts';
import { accountDeleted, adminsOnly, wrongCredentials } from './sign-in-answers.ts';

/** Signs in: returns an access token, and sets the refresh cookie and the file cookie. */
export function login(api: Api, services: Services): void {
  const { limiter, config, database, knownBrowsers } = services;
  api.post(
    '/auth/login',
    {
      config: { access: anyone, audit: ['sessions.sign-in', 'sessions.refuse'] },
      schema: {
        operationId: 'login',
        summary: 'Sign in',
        description:
          'From a browser only administrators may sign in. With `remember` (the default) the session lasts for 14 days without use and at most 30; otherwise it ends with the browser. 403 with the code `account-deleted`: `POST /auth/restore-account` brings the account back; with `account-suspended` the message says until when and why. 401 with the code `second-step-needed`: the password was right, and `POST /auth/second-step` with the `token` in `secondStep` signs in.',
        tags: ['auth'],
        body: loginSchema,
        response: { 200: successSchema(loginResponseSchema) },
        answerHeaders: ['Set-Cookie'],
        failures: [401, 403],
      },
    },
    async (request, reply) => {
      const sender = senderOf(request, config.publicOrigins);
      const { email, password, remember = true } = request.body;
      const isKnown = knownBrowsers.isKnown(request, email);
      const origin = { address: request.ip, isKnown, signal: clientLeft(request) };
      const attempt = await beginAttempt(limiter, email, origin);
      // Both for every address, so that the time does not tell which one has an account.
      const [found, deleted] = await Promise.all([
        findAccountByEmail(database.db, email),
        findDeletedAccount(database.db, email),
      ]);
      const account = found?.closedBy === null ? found : undefined;
      const checked = account ?? deleted;
      if (!(await isCorrectPassword(password, checked, attempt)) || checked === undefined) {
        if (account !== undefined && isStaff(account))
          auditRefusedSignIn(services, request, account);
        throw wrongCredentials();
      }
      await attempt.succeeded();
      if (sender === 'panel' && (account === undefined || !isStaff(account))) throw adminsOnly();
      if (account === undefined) throw accountDeleted();
      if (account.twoStepSince !== null) throw await secondStepNeeded(services, account);
      const signIn = { remember, hasSecondStep: false };
      return beginSession(services, { request, reply }, account, signIn);
    },
  );
}
