import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { passkeyRequestSchema, type UsedPasskey } from '@buddyline/domain/passkey';
import { proofSchema } from '@buddyline/domain/two-step';
import { wrongPassword } from '../../accounts/account-answers.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { clientLeft } from '../../http/connections/client-left.ts';
import { done, success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import { newChallenge, spendChallenge } from '../../passkeys/challenges.ts';
import { acceptPasskey } from '../../passkeys/check-passkey.ts';
import { requestOptions, requirePasskeys } from '../../passkeys/passkey-options.ts';
import { findPasskeysOf } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import { recordProof } from '../../session/proof-sql.ts';
import { beginAttempt } from '../../session/throttle.ts';
import { limitSecondStep, spendAppCode } from '../../two-step/check-code.ts';
import { findAccount } from './auth-sql.ts';
import { isCorrectPassword } from './is-correct-password.ts';

const proved = /*i18n*/ { id: 'api.auth.proved', message: 'Confirmed.' };

/** Takes the proof that grave acts need. It is the session's, so it counts in all tabs of a browser. */
export function prove(api: Api, services: Services): void {
  const { limiter, database, twoStepKeys } = services;
  api.post(
    '/auth/proof',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        audit: { none: 'changes nothing; what needs the proof is audited' },
        idempotency: { none: 'a repeated call only renews the proof' },
      },
      schema: {
        operationId: 'prove',
        summary: 'Prove that it is still you',
        description:
          'For 15 minutes this session may make the calls that answer 403 with the code `proof-needed` without it; they have `proof` in `x-access`. With the password, a code of the authenticator app, or what a passkey signs of `POST /auth/proof/options`. A sign-in and a change of password are proofs too. Wrong ones are limited like those of sign-ins.',
        tags: ['auth'],
        body: proofSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { userId, sessionId } = callerOf(request);
      const account = await findAccount(database.db, userId);
      if (account === undefined) throw unauthorized();
      const given = request.body;
      // The limits stop guesses with a stolen access token.
      const origin = { address: request.ip, isKnown: true, signal: clientLeft(request) };
      if ('password' in given) {
        const attempt = await beginAttempt(limiter, userId, origin);
        if (!(await isCorrectPassword(given.password, account, attempt))) throw wrongPassword();
        await attempt.succeeded();
      } else if ('code' in given) {
        await limitSecondStep({ limiter, userId, origin }, true, () =>
          spendAppCode(database.db, twoStepKeys, userId, given.code),
        );
      } else {
        await limitSecondStep({ limiter, userId, origin }, false, () =>
          spendPasskey(services, { userId, sessionId }, given.passkey),
        );
      }
      if (!(await recordProof(database.db, sessionId, account))) throw unauthorized();
      return success(request.i18n._(proved));
    },
  );
}

const subjectOf = (sessionId: string) => ({ purpose: 'passkey-proof', of: sessionId }) as const;

/** @throws Failure 400 when anything is wrong with it */
async function spendPasskey(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  passkey: UsedPasskey,
): Promise<void> {
  const { clientDataJSON } = passkey.response;
  const challenge = await spendChallenge(services, subjectOf(sessionId), clientDataJSON);
  const { passkeys } = services.config;
  await services.database.db
    .transaction()
    .execute((transaction) => acceptPasskey(transaction, userId, { passkeys, passkey, challenge }));
}

export function getProofOptions(api: Api, services: Services): void {
  const { config, database } = services;
  api.post(
    '/auth/proof/options',
    {
      config: {
        access: member,
        beforeTwoStep: true,
        audit: { none: 'changes nothing' },
        idempotency: { none: 'its answer works once' },
      },
      schema: {
        operationId: 'getProofOptions',
        summary: 'What a passkey has to sign as a proof',
        tags: ['auth'],
        response: { 200: successSchema(passkeyRequestSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const passkeys = requirePasskeys(config.passkeys);
      const { userId, sessionId } = callerOf(request);
      const known = await findPasskeysOf(database.db, userId);
      const challenge = await newChallenge(services, subjectOf(sessionId), userId);
      return success(request.i18n._(done), requestOptions(passkeys, challenge, known));
    },
  );
}
