import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { errorCode } from '../db/database-errors.ts';
import type { Database } from '../db/schema.ts';
import { throwIfUsernameTaken } from '../routes/users/user-answers.ts';
import type { VerifiedAccount } from '../session/sessions-sql.ts';
import type { Config } from '../config.ts';
import { wrongCode } from './account-answers.ts';
import { insertMember } from './members-sql.ts';
import { refuseReservedUsername } from './reserved-username.ts';
import {
  type TriedRegistration,
  deleteRegistrationsOf,
  lockRegistrations,
  takeRegistration,
} from './registrations-sql.ts';

/**
 * Makes a person of a registration. When it fails, the registration stays.
 * @param chosen another username, if the one of the registration is taken
 * @throws Failure 400 when the code has been used, 409 when the username is taken or reserved by now
 */
export function createPerson(
  db: Kysely<Database>,
  registration: TriedRegistration,
  { brand, chosen }: { brand: Config['brand']; chosen: string | undefined },
): Promise<VerifiedAccount> {
  const create = db.transaction().execute(async (transaction) => {
    await lockRegistrations(transaction, registration.email);
    const taken = await takeRegistration(transaction, registration);
    if (taken === undefined) throw wrongCode();
    const id = uuidv7();
    const username = chosen ?? taken.username;
    refuseReservedUsername({ brand }, username);
    await insertMember(transaction, { id, ...taken, username });
    await deleteRegistrationsOf(transaction, taken.email);
    return { id, role: 'USER', passwordHash: taken.password_hash } as const;
  });
  return create.catch((error: unknown) => {
    // Another registration of this address was confirmed at the same time.
    if (isEmailTaken(error)) throw wrongCode();
    return throwIfUsernameTaken(error);
  });
}

/** Whether the error is that somebody has this address already. */
export function isEmailTaken(error: unknown): boolean {
  return (
    errorCode(error) === '23505' &&
    error instanceof Error &&
    error.message.includes('users_email_key')
  );
}
