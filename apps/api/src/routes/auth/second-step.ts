import { loginResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import type { UsedPasskey } from '@buddyline/domain/passkey';
import { isStaff } from '@buddyline/domain/role';
import { secondStepSchema } from '@buddyline/domain/two-step';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { wrongCode } from '../../accounts/account-answers.ts';
import { findCode, useCode } from '../../accounts/account-codes-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import type { Database } from '../../db/schema.ts';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { senderOf } from '../../http/browser-origin.ts';
import { Failure } from '../../http/failure.ts';
import { spendChallenge } from '../../passkeys/challenges.ts';
import { acceptPasskey } from '../../passkeys/check-passkey.ts';
import type { Services } from '../../services.ts';
import { lockPassword, revokeSessionsOf } from '../../session/sessions-sql.ts';
import { isWrongStep, limitSecondStep, spendAppCode } from '../../two-step/check-code.ts';
import { removeTwoStep, spendRecoveryHash } from '../../two-step/two-steps-sql.ts';
import { type Account, findAccount } from './auth-sql.ts';
import { beginSession } from './begin-session.ts';
import { auditRefusedSignIn } from './refused-sign-ins.ts';
import { adminsOnly } from './sign-in-answers.ts';
import { announceChange } from '../two-step/announce-change.ts';

export const secondStepEnded = (): Failure =>
  new Failure(
    401,
    /*i18n*/ {
      id: 'api.auth.second-step-ended',
      message: 'That took too long. Enter your password again.',
    },
    { code: 'second-step-ended' },
  );

/** Finishes a sign-in whose password was right. */
export function takeSecondStep(api: Api, services: Services): void {
  const { config, codes, database, knownBrowsers, limiter, mail, sessions } = services;
  api.post(
    '/auth/second-step',
    {
      config: {
        access: anyone,
        audit: ['sessions.sign-in', 'sessions.refuse', 'users.use-recovery-code'],
      },
      schema: {
        operationId: 'takeSecondStep',
        summary: 'Sign in with the second step',
        description:
          'With the `token` that `POST /auth/login` answered, which works once and for five minutes. A code of the app is valid for 30 seconds, or for the 30 before and after those, and works once; at most 20 wrong ones in a day. A recovery code works once, removes the app and the passkeys, which are lost, and ends all other sessions. What a passkey signs is that of `POST /auth/passkey/options` with the same `token`. 401 with the code `second-step-ended`: sign in with the password again.',
        tags: ['auth'],
        body: secondStepSchema,
        response: { 200: successSchema(loginResponseSchema) },
        answerHeaders: ['Set-Cookie'],
        failures: [401, 403],
      },
    },
    async (request, reply) => {
      const sender = senderOf(request, config.publicOrigins);
      const given = request.body;
      const { remember = true } = given;
      const tokenHash = codes.hashOf({ purpose: 'second-step', of: '' }, given.token);
      const { userId = null } = (await findCode(database.db, tokenHash)) ?? {};
      const found = userId === null ? undefined : await findAccount(database.db, userId);
      if (found === undefined) throw secondStepEnded();
      const isKnown = knownBrowsers.isKnown(request, found.email);
      const checking = { limiter, userId: found.id, origin: { address: request.ip, isKnown } };
      const take = async () => {
        const proof = await spendPasskeyChallenge(services, given);
        return database.db.transaction().execute(async (transaction) => {
          // A new password voids the token, and waits for this lock or is waited for.
          await lockPassword(transaction, found.id);
          const account = await findAccount(transaction, found.id);
          const used = await useCode(transaction, tokenHash);
          if (account === undefined || used === undefined) throw secondStepEnded();
          if (sender === 'panel' && !isStaff(account)) throw adminsOnly();
          await checkStep(transaction, services, account, proof);
          if ('recoveryCode' in given) {
            const actor = { id: account.id, name: account.name };
            const audit = auditContext(request, 'users.use-recovery-code', { actor });
            const audited = { account, audit, change: 'recovered' } as const;
            await announceChange(transaction, { mail }, request, audited);
          }
          return account;
        });
      };
      const account = await limitSecondStep(checking, 'code' in given, take).catch(
        (error: unknown) => {
          if (isStaff(found) && isWrongStep(error)) auditRefusedSignIn(services, request, found);
          throw error;
        },
      );
      mail?.wake();
      sessions.forget();
      return beginSession(services, { request, reply }, account, { remember, hasSecondStep: true });
    },
  );
}

type Given = v.InferOutput<typeof secondStepSchema>;
type SpentStep = Exclude<Given, { passkey: unknown }> | { passkey: UsedPasskey; challenge: string };

/** Before the transaction, so that a challenge is used up also where the step is refused. */
async function spendPasskeyChallenge(services: Services, given: Given): Promise<SpentStep> {
  if (!('passkey' in given)) return given;
  const { passkey, token } = given;
  const subject = { purpose: 'passkey-step', of: token } as const;
  const challenge = await spendChallenge(services, subject, passkey.response.clientDataJSON);
  return { passkey, challenge };
}

/**
 * Uses the code up. A recovery code stands for a device that is lost: its codes let nobody in any more, and whoever has
 * found it is signed out there.
 *
 * @throws Failure 400 when it is wrong
 */
async function checkStep(
  transaction: Kysely<Database>,
  { config, twoStepKeys }: Services,
  { id }: Account,
  given: SpentStep,
): Promise<void> {
  if ('passkey' in given)
    return acceptPasskey(transaction, id, { passkeys: config.passkeys, ...given });
  if ('code' in given) return spendAppCode(transaction, twoStepKeys, id, given.code);
  const hash = twoStepKeys.recoveryHashOf(id, given.recoveryCode);
  if (!(await spendRecoveryHash(transaction, id, hash))) throw wrongCode();
  await removeTwoStep(transaction, id);
  await revokeSessionsOf(transaction, id);
}
