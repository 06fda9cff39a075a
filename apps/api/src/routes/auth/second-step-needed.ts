import { type SecondStepMethod, secondStepMethods } from '@buddyline/domain/two-step';
import { v7 as uuidv7 } from 'uuid';
import { newToken, secondStepMinutes } from '../../accounts/account-codes.ts';
import { insertCodeOfVerified } from '../../accounts/account-codes-sql.ts';
import { Failure } from '../../http/failure.ts';
import { findPasskeysOf } from '../../passkeys/passkeys-sql.ts';
import type { Services } from '../../services.ts';
import type { VerifiedAccount } from '../../session/sessions-sql.ts';
import { findTwoStep } from '../../two-step/two-steps-sql.ts';
import { wrongCredentials } from './sign-in-answers.ts';

const needed = /*i18n*/ {
  id: 'api.auth.second-step-needed',
  message: 'Your password is right. Now confirm with a passkey or with a code.',
};

/** After a right password: how to go on. The token works once, for five minutes, and not after a new password. */
export async function secondStepNeeded(
  { codes, config, database: { db } }: Services,
  account: VerifiedAccount,
): Promise<Failure> {
  const { id: userId } = account;
  const { sealedSecret = null, recoveryHashes = [] } = (await findTwoStep(db, userId)) ?? {};
  const isThere: Record<SecondStepMethod, boolean> = {
    passkey: config.passkeys !== null && (await findPasskeysOf(db, userId)).length > 0,
    code: sealedSecret !== null,
    'recovery-code': recoveryHashes.length > 0,
  };
  const token = newToken();
  const isStored = await insertCodeOfVerified(db, account, {
    key: codes.keyOf({ purpose: 'second-step', of: uuidv7() }),
    codeHash: codes.hashOf({ purpose: 'second-step', of: '' }, token),
    minutes: secondStepMinutes,
  });
  if (!isStored) return wrongCredentials();
  const methods = secondStepMethods.filter((method) => isThere[method]);
  return new Failure(401, needed, { code: 'second-step-needed', secondStep: { token, methods } });
}
