import type { AdminUser, User } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import type { Act } from '../../activity/note.ts';
import type { Noted } from '../../activity/noted-rows-sql.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { lastAdministrator, throwIfUsernameTaken } from './user-answers.ts';
import { lockAdministrators, updateUser } from './users-sql.ts';

const selfDemotion = /*i18n*/ {
  id: 'api.users.self-demotion',
  message: 'You cannot take the administrator role from yourself.',
};

/**
 * Updates the given fields of a user.
 * @returns undefined when there is no such user
 * @throws Failure 409 when the username is taken, or nobody would be left to administrate
 */
export function editUser(
  db: Kysely<Database>,
  userId: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  act: Act,
): Promise<Noted<User> | undefined> {
  const update = changes.role === 'USER' ? demote : updateUser;
  return update(db, userId, changes, act).catch(throwIfUsernameTaken);
}

async function demote(
  db: Kysely<Database>,
  userId: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  act: Act,
): Promise<Noted<User> | undefined> {
  if (userId === act.actor?.id) throw new Failure(409, selfDemotion);
  const demoteIn = async (transaction: Kysely<Database>) => {
    const administrators = await lockAdministrators(transaction);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
    return updateUser(transaction, userId, changes, act);
  };
  return db.isTransaction ? demoteIn(db) : db.transaction().execute(demoteIn);
}
