import type { AdminUser, User } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { promotesSuspended } from './sanctions/sanction-answers.ts';
import { findSuspension } from './sanctions/suspension-sql.ts';
import { lastAdministrator, throwIfUsernameTaken } from './user-answers.ts';
import { lockAdministrators, updateUser } from './users-sql.ts';

const selfDemotion = /*i18n*/ {
  id: 'api.users.self-demotion',
  message: 'You cannot take the administrator role from yourself.',
};

/**
 * Updates the given fields of a user.
 * @returns undefined when there is no such user
 * @throws Failure 409 when the username is taken, a suspended person would administrate, or nobody would
 */
export function editUser(
  db: Kysely<Database>,
  userId: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  audit: AuditContext,
): Promise<Audited<User> | undefined> {
  return updateOf(changes.role)(db, userId, changes, audit).catch(throwIfUsernameTaken);
}

function updateOf(role: unknown): typeof updateUser {
  if (role === undefined) return updateUser;
  return isDemotion(role) ? demote : promote;
}

/** Whether an update takes the administrator role away, if the person has it. */
export function isDemotion(role: unknown): boolean {
  return role !== undefined && role !== 'ADMIN';
}

/** Who is suspended cannot sign in, and nobody could suspend them as an administrator. */
async function promote(
  db: Kysely<Database>,
  userId: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  audit: AuditContext,
): Promise<Audited<User> | undefined> {
  const promoteIn = async (transaction: Kysely<Database>) => {
    // Suspensions wait for this lock.
    await lockPassword(transaction, userId);
    const suspension = await findSuspension(transaction, userId);
    if (suspension !== undefined) throw promotesSuspended();
    return updateUser(transaction, userId, changes, audit);
  };
  return inTransaction(db, promoteIn);
}

async function demote(
  db: Kysely<Database>,
  userId: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  audit: AuditContext,
): Promise<Audited<User> | undefined> {
  if (userId === audit.actor?.id) throw new Failure(409, selfDemotion);
  const demoteIn = async (transaction: Kysely<Database>) => {
    const administrators = await lockAdministrators(transaction);
    if (administrators.every((id) => id === userId)) throw lastAdministrator();
    return updateUser(transaction, userId, changes, audit);
  };
  return inTransaction(db, demoteIn);
}
