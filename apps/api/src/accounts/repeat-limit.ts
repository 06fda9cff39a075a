import { tooMany } from '../http/failure.ts';
import type { AttemptCounts } from '../session/attempt-counts.ts';

const perAccount = { windowSeconds: 3_600, free: 5, wait: 'rest-of-window' } as const;

/**
 * Limits how often an account does what hashes passwords and sends mails. Only what succeeds stays counted,
 * but it is counted first, so that calls at the same time cannot pass the limit.
 * @throws Failure 429 with the seconds to wait
 */
export async function limitRepeats<Result>(
  attempts: AttemptCounts,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const retryAfter = await attempts.count(key, perAccount);
  if (retryAfter !== null) throw tooMany({ retryAfter });
  try {
    return await work();
  } catch (error) {
    await attempts.uncount(key);
    throw error;
  }
}
