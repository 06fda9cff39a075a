import { loginResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import { uuidSchema } from '@buddyline/domain/ids';
import {
  passkeyOptionsSchema,
  passkeyRequestSchema,
  passkeySignInSchema,
  type UsedPasskey,
} from '@buddyline/domain/passkey';
import { isStaff } from '@buddyline/domain/role';
import * as v from 'valibot';
import { findCode } from '../../accounts/account-codes-sql.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { done, success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { newChallenge, spendChallenge, wrongPasskey } from '../../passkeys/challenges.ts';
import { acceptPasskey } from '../../passkeys/check-passkey.ts';
import { requestOptions, requirePasskeys, userIdOf } from '../../passkeys/passkey-options.ts';
import { findPasskeysOf } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { type Account, findAccount } from './auth-sql.ts';
import { beginSession } from './begin-session.ts';
import { auditRefusedSignIn } from './refused-sign-ins.ts';
import { secondStepEnded } from './second-step.ts';
import { adminsOnly } from './sign-in-answers.ts';

const alone = { purpose: 'passkey-sign-in', of: '' } as const;

/** A passkey is something that one has, and it asks for something that one knows or is: it is both steps. */
export function signInWithPasskey(api: Api, services: Services): void {
  const { codes, config, database } = services;
  api.post(
    '/auth/passkey/options',
    {
      config: { access: anyone, limit: 'passkeys', audit: { none: 'changes nothing' } },
      schema: {
        operationId: 'getPasskeyOptions',
        summary: 'What a passkey has to sign for a sign-in',
        description:
          'What `navigator.credentials.get` needs, once and for five minutes. With a `token` of `POST /auth/login`, for `POST /auth/second-step`; without, for `POST /auth/passkey`.',
        tags: ['auth'],
        body: passkeyOptionsSchema,
        response: { 200: successSchema(passkeyRequestSchema) },
        failures: [401, 409],
      },
    },
    async (request) => {
      const passkeys = requirePasskeys(config.passkeys);
      const { token } = request.body;
      if (token === undefined) {
        const challenge = await newChallenge(services, alone, null);
        return success(request.i18n._(done), requestOptions(passkeys, challenge));
      }
      const tokenHash = codes.hashOf({ purpose: 'second-step', of: '' }, token);
      const { userId = null } = (await findCode(database.db, tokenHash)) ?? {};
      if (userId === null) throw secondStepEnded();
      const subject = { purpose: 'passkey-step', of: token } as const;
      const challenge = await newChallenge(services, subject, userId);
      const known = await findPasskeysOf(database.db, userId);
      return success(request.i18n._(done), requestOptions(passkeys, challenge, known));
    },
  );
  api.post(
    '/auth/passkey',
    {
      config: {
        access: anyone,
        limit: 'passkeys',
        audit: ['sessions.sign-in', 'sessions.refuse'],
      },
      schema: {
        operationId: 'signInWithPasskey',
        summary: 'Sign in with a passkey alone',
        description: 'It is both steps; otherwise as `POST /auth/login`.',
        tags: ['auth'],
        body: passkeySignInSchema,
        response: { 200: successSchema(loginResponseSchema) },
        answerHeaders: ['Set-Cookie'],
        failures: [401, 403],
      },
    },
    async (request, reply) => {
      const sender = senderOf(request, config.publicOrigins);
      const { passkey, remember = true } = request.body;
      const userId = userIdOf(passkey.response.userHandle);
      if (!v.is(uuidSchema, userId)) throw wrongPasskey(401);
      const account = await checkAlone(services, userId, passkey).catch(async (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        const found = await findAccount(database.db, userId);
        if (found !== undefined && isStaff(found)) auditRefusedSignIn(services, request, found);
        throw wrongPasskey(401);
      });
      if (sender === 'panel' && !isStaff(account)) throw adminsOnly();
      return beginSession(services, { request, reply }, account, { remember, hasSecondStep: true });
    },
  );
}

/** @throws Failure 400 when anything is wrong, or there is no such account */
async function checkAlone(
  services: Services,
  userId: string,
  passkey: UsedPasskey,
): Promise<Account> {
  const { clientDataJSON } = passkey.response;
  const challenge = await spendChallenge(services, alone, clientDataJSON);
  const { passkeys } = services.config;
  return services.database.db.transaction().execute(async (transaction) => {
    // A reset removes the passkey, and waits for this lock or is waited for.
    await lockPassword(transaction, userId);
    const account = await findAccount(transaction, userId);
    if (account === undefined) throw wrongPasskey();
    await acceptPasskey(transaction, userId, { passkeys, passkey, challenge });
    return account;
  });
}
