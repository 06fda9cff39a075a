import { bounds } from '@buddyline/domain/constants';
import { successSchema } from '@buddyline/domain/envelope';
import { addPasskeySchema, passkeyCreationSchema } from '@buddyline/domain/passkey';
import { recoveryCodesSchema } from '@buddyline/domain/two-step';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { auditContext } from '../../activity/audit-context.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { Failure, unauthorized } from '../../http/failure.ts';
import { newChallenge, spendChallenge } from '../../passkeys/challenges.ts';
import { checkNewPasskey } from '../../passkeys/check-passkey.ts';
import { creationOptions, requirePasskeys } from '../../passkeys/passkey-options.ts';
import { findPasskeysOf, insertPasskey, type StoredPasskey } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import { revokeOtherSessions } from '../../session/sessions-sql.ts';
import { recordTwoStep, setRecoveryHashes } from '../../two-step/two-steps-sql.ts';
import { findAccount } from '../auth/auth-sql.ts';
import { changeTwoStep } from '../two-step/change-two-step.ts';

const added = /*i18n*/ { id: 'api.passkeys.added', message: 'The passkey is added.' };
const addedFirst = /*i18n*/ {
  id: 'api.passkeys.added-first',
  message: 'The passkey is added. Other devices have been signed out.',
};
const isThere = /*i18n*/ { id: 'api.passkeys.is-there', message: 'You have this passkey already.' };
const tooMany = /*i18n*/ {
  id: 'api.passkeys.too-many',
  message: 'You have as many passkeys as there can be: remove one first.',
};

const config = {
  access: member,
  beforeTwoStep: true,
  proof: true,
  idempotency: { none: 'its answer has secrets, which are not stored' },
} as const;

const subjectOf = (request: FastifyRequest) =>
  ({ purpose: 'add-passkey', of: callerOf(request).sessionId }) as const;

/** Adds a passkey in two calls: what the browser needs, and what it has made. */
export function addPasskeys(api: Api, services: Services): void {
  const { config: settings, database } = services;
  api.post(
    '/auth/two-step/passkeys/options',
    {
      config: { ...config, audit: { none: 'changes nothing until it is confirmed' } },
      schema: {
        operationId: 'beginPasskey',
        summary: 'Begin to add a passkey',
        description: 'What `navigator.credentials.create` needs, for five minutes.',
        tags: ['auth'],
        response: { 200: successSchema(passkeyCreationSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const passkeys = requirePasskeys(settings.passkeys);
      const { userId } = callerOf(request);
      const user = await findAccount(database.db, userId);
      if (user === undefined) throw unauthorized();
      const known = await findPasskeysOf(database.db, userId);
      refuseMore(known);
      const challenge = await newChallenge(services, subjectOf(request), userId);
      const { brand } = settings;
      const options = creationOptions({ passkeys, challenge, brand, user, known });
      return success(request.i18n._(done), options);
    },
  );
  api.post(
    '/auth/two-step/passkeys',
    {
      config: { ...config, audit: 'users.add-passkey' },
      schema: {
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description:
          'At most 20. With the first second step of an account, the answer has ten recovery codes, this once, and its other sessions end.',
        tags: ['auth'],
        body: addPasskeySchema,
        response: { 200: successSchema(recoveryCodesSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const audit = auditContext(request, 'users.add-passkey');
      const { userId, sessionId } = callerOf(request);
      const { name, passkey } = request.body;
      const { clientDataJSON } = passkey.response;
      const challenge = await spendChallenge(services, subjectOf(request), clientDataJSON);
      const { passkeys } = settings;
      const made = await checkNewPasskey({ passkeys, passkey, challenge });
      const { codes, hashes } = services.twoStepKeys.newRecoveryCodes(userId);
      let isFirst = false;
      await changeTwoStep(services, request, audit, async (transaction, account) => {
        await store(transaction, userId, { ...made, name });
        isFirst = account.twoStepSince === null;
        if (isFirst) {
          await setRecoveryHashes(transaction, userId, hashes);
          await revokeOtherSessions(transaction, userId, sessionId);
        }
        return 'passkey-added';
      });
      const sentence = isFirst ? addedFirst : added;
      return success(request.i18n._(sentence), { recoveryCodes: isFirst ? codes : [] });
    },
  );
}

async function store(
  transaction: Kysely<Database>,
  userId: string,
  passkey: Omit<StoredPasskey, 'id'> & { name: string },
): Promise<void> {
  refuseMore(await findPasskeysOf(transaction, userId));
  if (!(await insertPasskey(transaction, userId, passkey))) throw new Failure(409, isThere);
  await recordTwoStep(transaction, userId);
}

function refuseMore(known: readonly StoredPasskey[]): void {
  if (known.length >= bounds.passkeysMax) throw new Failure(409, tooMany);
}
