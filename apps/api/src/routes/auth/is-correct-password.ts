import { isPassword } from '../../session/password.ts';
import type { Attempt } from '../../session/throttle.ts';
import type { VerifiedAccount } from '../../session/sessions-sql.ts';

/**
 * Whether the password is the account's. If the check itself fails, the attempt does not count.
 * @throws Failure 429 after too many right passwords, 503 when the queue for hashing is full or too slow
 */
export async function isCorrectPassword(
  password: string,
  account: Pick<VerifiedAccount, 'passwordHash'> | undefined,
  attempt: Attempt,
): Promise<boolean> {
  await attempt.expectRight();
  try {
    const isCorrect = await isPassword(password, account?.passwordHash, attempt.turn);
    if (!isCorrect) await attempt.wasWrong();
    return isCorrect;
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}
