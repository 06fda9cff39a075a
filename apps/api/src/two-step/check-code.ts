import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { Failure, tooMany } from '../http/failure.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { type Origin, beginAttempt } from '../session/throttle.ts';
import type { TwoStepKeys } from './two-step-keys.ts';
import { findTwoStep, spendCounter } from './two-steps-sql.ts';

const wrong = /*i18n*/ {
  id: 'api.two-step.wrong-code',
  message: 'This code is wrong or was used before. Enter the one that the app shows now.',
};

/** The same for a wrong code and one that was used, so that it reveals nothing. */
export const wrongAppCode = (): Failure =>
  new Failure(400, wrong, { errors: [{ path: 'code', sentence: wrong }] });

/** Whether somebody has tried a wrong code or passkey, and the check itself has not failed. */
export const isWrongStep = (error: unknown): boolean =>
  error instanceof Failure && error.status === 400;

interface Checking {
  limiter: Limiter;
  userId: string;
  origin: Pick<Origin, 'address' | 'isKnown' | 'signal'>;
}

/**
 * Does what tries the second step of a user, counted before, and withdrawn unless it was wrong.
 *
 * @param isGuessable whether it is the six digits of an app
 * @throws Failure 429 after too many failures
 */
export async function limitSecondStep<Result>(
  { limiter, userId, origin }: Checking,
  isGuessable: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = await beginAttempt(limiter, `second-step ${userId}`, {
    ...origin,
    tries: 'code',
  });
  const retryAfter = isGuessable ? await limiter.count('wrongCodes', userId) : null;
  if (retryAfter !== null) {
    await attempt.withdraw();
    throw tooMany({ retryAfter });
  }
  const result = await work().catch(async (error: unknown) => {
    if (!isWrongStep(error)) {
      await attempt.withdraw();
      if (isGuessable) await limiter.uncount('wrongCodes', userId);
    }
    throw error;
  });
  await attempt.succeeded();
  if (isGuessable) await limiter.uncount('wrongCodes', userId);
  return result;
}

/**
 * Uses a code of the user's app up.
 *
 * @throws Failure 400 when it is wrong, was used before, or no codes are asked for
 */
export async function spendAppCode(
  db: Kysely<Database>,
  keys: TwoStepKeys,
  userId: string,
  code: string,
): Promise<void> {
  const { sealedSecret = null } = (await findTwoStep(db, userId)) ?? {};
  const counter = sealedSecret && (await keys.counterOf(userId, sealedSecret, code));
  if (counter === null || counter === '' || !(await spendCounter(db, userId, counter)))
    throw wrongAppCode();
}
