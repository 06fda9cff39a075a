import { isStaff, type Role, roles, type StaffLevel, staffLevels } from '@buddyline/domain/role';
import type { AdminUser, User } from '@buddyline/domain/user';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Failure, forbidden } from '../../http/failure.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { promotesSuspended } from './sanctions/sanction-answers.ts';
import { findSuspension } from './sanctions/suspension-sql.ts';
import { lastAdministrator, throwIfUsernameTaken } from './user-answers.ts';
import { findRoleAndLevel, lockFullAdministrators, updateUser } from './users-sql.ts';

const ownLevel = /*i18n*/ {
  id: 'api.users.own-level',
  message: 'You cannot change your own role or staff level. Ask another full administrator.',
};

const levelOfMember = /*i18n*/ {
  id: 'api.users.level-of-member',
  message: 'Only administrators have a staff level. Make this person an administrator first.',
};

/** Fields of a user under their names in the responses. */
type Changes = Readonly<Partial<Record<keyof AdminUser, unknown>>>;

const roleAndLevelSchema = v.object({
  role: v.optional(v.picklist(roles)),
  staffLevel: v.optional(v.nullable(v.picklist(staffLevels))),
});

interface RoleAndLevel {
  role: Role;
  staffLevel: StaffLevel | null;
}

/** The audit of an update, and that of one that changes the role or level, which may throw. */
interface Audits {
  update: AuditContext;
  changeLevel: (transaction: Kysely<Database>) => Promise<AuditContext>;
}

/**
 * Updates the given fields of a user.
 * @returns undefined when there is no such user
 * @throws Failure 409 when the username is taken, a suspended person would administrate, or nobody would be a full
 * administrator; 403 by `changeLevel`
 */
export function editUser(
  db: Kysely<Database>,
  userId: string,
  changes: Changes,
  audits: Audits,
): Promise<Audited<User> | undefined> {
  const update = mayChangeLevel(changes)
    ? inTransaction(db, (transaction) => updateLevel(transaction, userId, changes, audits))
    : updateUser(db, userId, changes, audits.update);
  return update.catch(throwIfUsernameTaken);
}

/** Whether an update has the role or the level, which may differ from what they are. */
export function mayChangeLevel({ role, staffLevel }: Changes): boolean {
  return role !== undefined || staffLevel !== undefined;
}

async function updateLevel(
  transaction: Kysely<Database>,
  userId: string,
  changes: Changes,
  { update, changeLevel }: Audits,
): Promise<Audited<User> | undefined> {
  const administrators = await lockFullAdministrators(transaction);
  // Suspensions wait for this lock.
  await lockPassword(transaction, userId);
  const was = await findRoleAndLevel(transaction, userId);
  if (was === undefined) return undefined;
  const { role, staffLevel } = roleAndLevelAfter(was, changes);
  if (role === was.role && staffLevel === was.staffLevel)
    return updateUser(transaction, userId, changes, update);
  const audit = await changeLevel(transaction);
  const actorId = audit.actor?.id;
  if (userId === actorId) throw new Failure(409, ownLevel);
  // Somebody else has demoted them while this waited for the lock.
  if (actorId !== undefined && !administrators.includes(actorId)) throw forbidden();
  const isLast = was.staffLevel === 'full' && administrators.every((id) => id === userId);
  if (isLast) throw lastAdministrator();
  const isPromoted = was.staffLevel === null;
  // Who is suspended cannot sign in, and nobody could suspend them as an administrator.
  if (isPromoted && (await findSuspension(transaction, userId)) !== undefined)
    throw promotesSuspended();
  return updateUser(transaction, userId, { ...changes, role, staffLevel }, audit);
}

/** @throws Failure 409 for the level of a member */
function roleAndLevelAfter(was: RoleAndLevel, changes: Changes): RoleAndLevel {
  const { role = was.role, staffLevel } = v.parse(roleAndLevelSchema, changes);
  if (isStaff({ role })) return { role, staffLevel: staffLevel ?? was.staffLevel ?? 'full' };
  if (staffLevel) throw new Failure(409, levelOfMember);
  return { role, staffLevel: null };
}
