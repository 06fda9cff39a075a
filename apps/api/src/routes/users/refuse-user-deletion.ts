import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Failure, forbidden } from '../../http/failure.ts';
import { lastAdministrator } from './user-answers.ts';
import { lockFullAdministrators } from './users-sql.ts';

const selfDeletion = /*i18n*/ {
  id: 'api.users.self-deletion',
  message: 'You cannot delete your own account.',
};

/**
 * Locks the administrators.
 * @param callerId undefined for the system, and for people who delete their own account
 * @throws Failure 409 for the caller's own account and for the last administrator; 403 when the caller is none any more
 */
export async function refuseUserDeletion(
  transaction: Kysely<Database>,
  userId: string,
  callerId: string | undefined,
): Promise<void> {
  if (userId === callerId) throw new Failure(409, selfDeletion);
  const administrators = await lockFullAdministrators(transaction);
  // Somebody else has demoted them while this waited for the lock.
  if (callerId !== undefined && !administrators.includes(callerId)) throw forbidden();
  // Members may leave a server that has no administrator.
  const [first, ...others] = administrators;
  if (first === userId && others.length === 0) throw lastAdministrator();
}
