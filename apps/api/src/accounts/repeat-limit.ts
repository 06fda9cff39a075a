import { tooMany } from '../http/failure.ts';
import type { Limiter } from '../http/limits/limiter.ts';

/**
 * Limits how often an account does what hashes passwords or sends mails. Only what succeeds stays counted,
 * but it is counted first, so that calls at the same time cannot pass the limit.
 * @throws Failure 429 with the seconds to wait
 */
export async function limitRepeats<Result>(
  limiter: Limiter,
  name: 'passwordChanges' | 'restores' | 'twoStepChanges',
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const retryAfter = await limiter.count(name, accountId);
  if (retryAfter !== null) throw tooMany({ retryAfter });
  try {
    return await work();
  } catch (error) {
    await limiter.uncount(name, accountId);
    throw error;
  }
}
