import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { type ChallengePurpose, type CodeSubject, newToken } from '../accounts/account-codes.ts';
import { replaceCode, useCode as spendCode } from '../accounts/account-codes-sql.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

/** The same for whatever is wrong with it, so that it reveals nothing. */
export const wrongPasskey = (status: 400 | 401 = 400): Failure =>
  new Failure(
    status,
    /*i18n*/ {
      id: 'api.passkeys.wrong',
      message: 'This passkey was not accepted, or that took too long. Try again.',
    },
  );

/** What a passkey signs, and for what: `of` is a session, or a sign-in whose password was right. */
export interface Challenge extends CodeSubject {
  purpose: ChallengePurpose;
}

const minutes = 5;
/** How long browsers wait, ms. */
export const challengeMs = minutes * 60_000;

/** @param userId null before a sign-in; a new password voids those of a user */
export async function newChallenge(
  { codes, database }: Pick<Services, 'codes' | 'database'>,
  subject: Challenge,
  userId: string | null,
): Promise<string> {
  const challenge = newToken();
  // A session has one at a time; visitors have nothing that would tell theirs apart.
  const of = subject.of === '' ? uuidv7() : subject.of;
  await replaceCode(database.db, {
    key: codes.keyOf({ ...subject, of }),
    codeHash: codes.hashOf(subject, challenge),
    userId,
    minutes,
  });
  return challenge;
}

const clientDataSchema = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.object({ challenge: v.string() }),
);

/**
 * Uses the challenge of an answer up, whether the rest of the answer is right or not.
 *
 * @throws Failure 400 when it was not given out for this, is used or too old
 */
export async function spendChallenge(
  { codes, database }: Pick<Services, 'codes' | 'database'>,
  subject: Challenge,
  clientDataJSON: string,
): Promise<string> {
  const parsed = v.safeParse(clientDataSchema, clientDataJSON);
  if (!parsed.success) throw wrongPasskey();
  const { challenge } = parsed.output;
  const spent = await spendCode(database.db, codes.hashOf(subject, challenge));
  if (spent === undefined) throw wrongPasskey();
  return challenge;
}
