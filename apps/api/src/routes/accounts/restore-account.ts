import { restoreAccountSchema } from '@buddyline/domain/account';
import { loginResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { auditContext } from '../../activity/audit-context.ts';
import { findDeletedAccount } from '../../accounts/deleted-accounts-sql.ts';
import { limitRepeats } from '../../accounts/repeat-limit.ts';
import { refuseReservedUsername } from '../../accounts/reserved-username.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { visitorOf } from '../../session/visitor.ts';
import { restoreItem } from '../../trash/restore-item.ts';
import { findAccount } from '../auth/auth-sql.ts';
import { isCorrectPassword } from '../auth/is-correct-password.ts';
import { secondStepNeeded } from '../auth/second-step-needed.ts';
import { adminsOnly, wrongCredentials } from '../auth/sign-in-answers.ts';

const restored = /*i18n*/ {
  id: 'api.accounts.restored',
  message: 'Welcome back: your account is restored.',
};

/** Brings back the account that its owner deleted, with all that was in it, and signs in. */
export function restoreAccount(api: Api, services: Services): void {
  const { limiter, batches, config, cookies, database, knownBrowsers, mail, sessions } = services;
  const { db } = database;
  api.post(
    '/auth/restore-account',
    {
      config: { access: anyone, audit: 'users.restore' },
      schema: {
        operationId: 'restoreAccount',
        summary: 'Bring the own deleted account back, and sign in',
        description:
          'While it is in the trash, and only if its owner deleted it. Administrators come back as members. 401 with the code `second-step-needed`: it is back, and `POST /auth/second-step` signs in. 409: the username or the address is taken by now; another `username` may be sent. At most five times an hour.',
        tags: ['accounts'],
        body: restoreAccountSchema,
        response: { 200: successSchema(loginResponseSchema) },
        answerHeaders: ['Set-Cookie'],
        failures: [401, 403, 409],
      },
    },
    async (request, reply) => {
      const sender = senderOf(request, config.publicOrigins);
      const { email, password, username } = request.body;
      if (username !== undefined) refuseReservedUsername(config, username);
      const isKnown = knownBrowsers.isKnown(request, email);
      const origin = { address: request.ip, isKnown, signal: clientLeft(request) };
      const attempt = await beginAttempt(limiter, email, origin);
      const deleted = await findDeletedAccount(db, email);
      if (!(await isCorrectPassword(password, deleted, attempt)) || deleted === undefined) {
        throw wrongCredentials();
      }
      await attempt.succeeded();
      if (sender === 'panel') throw adminsOnly();
      const { id, name, deletionId } = deleted;
      const audit = auditContext(request, 'users.restore', { actor: { id, name } });
      const account = await limitRepeats(limiter, 'restores', id, () =>
        db.transaction().execute(async (transaction) => {
          // Who left the staff by themselves is not staff again without an administrator.
          const replacements = { username, role: 'USER' } as const;
          await restoreItem(transaction, { deletionId, replacements, ...batches }, audit);
          const back = await findAccount(transaction, id);
          if (back === undefined) throw wrongCredentials();
          await mail?.queue(transaction, {
            to: back.email,
            userId: id,
            template: 'account-restored',
            locale: back.locale ?? request.locale,
            values: { name: back.name },
          });
          return back;
        }),
      );
      mail?.wake();
      if (account.twoStepSince !== null) throw await secondStepNeeded(services, account);
      const visitor = visitorOf(request);
      const grant = await sessions.open(account, { isRemembered: true, visitor });
      if (grant === null) throw wrongCredentials();
      cookies.set(reply, grant);
      const { accessToken } = grant;
      return success(request.i18n._(restored), { user: { id, role: account.role }, accessToken });
    },
  );
}
