import { isPassword } from '../../session/password.ts';
import type { Attempt } from '../../session/throttle.ts';
import type { VerifiedAccount } from '../../session/sessions-sql.ts';

/**
 * Whether the password is the account's. If the check itself fails, the attempt does not count.
 * @throws Failure 503 when the queue for hashing is full
 */
export async function isCorrectPassword(
  password: string,
  account: Pick<VerifiedAccount, 'passwordHash'> | undefined,
  attempt: Attempt,
): Promise<boolean> {
  try {
    return await isPassword(password, account?.passwordHash, attempt.turn);
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}
