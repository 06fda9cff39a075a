import { type InferResult, type Kysely, sql } from 'kysely';
import type { Role, StaffLevel } from '@buddyline/domain/role';
import {
  type AdminUser,
  type Belongings,
  belongingsSchema,
  type User,
} from '@buddyline/domain/user';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { type Audited, updateAudited } from '../../activity/audited-rows-sql.ts';
import { assignmentsOf, auditedUpdate, auditText } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database, UsersTable } from '../../db/schema.ts';
import { flag, nameOf } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { builder, type Given, prepared, selectList } from '../../db/statements/statement.ts';
import { isNotSuspended } from '../../session/sessions-sql.ts';

const columns = [
  'id',
  'username',
  'full_name',
  'email',
  'role',
  'staff_level',
  'is_verified',
  'country',
  'age',
  'bio',
  'profile_picture',
  'followers_count',
  'following_count',
  'created_at',
  'updated_at',
  'last_active_at',
] as const satisfies readonly (keyof UsersTable)[];

const users = builder
  .selectFrom('users')
  .select(columns.map((name) => `users.${name}` as const))
  .select([
    flag(sql`coalesce(users.suspended_until > now(), false)`).as('is_suspended'),
    // JSON, because drivers read 'infinity' in different ways.
    sql`to_jsonb(case when users.suspended_until > now() then nullif(users.suspended_until, 'infinity') end)`.as(
      'suspended_until',
    ),
  ]);

export const userColumns = selectList(users);
type ListedUser = InferResult<typeof users>[number];

const oneUser = prepared(({ id }: Given<{ id: string }>) =>
  users.where('users.id', '=', id).where('users.closed_by_deletion', 'is', null),
);

/** @returns undefined also when they are being deleted */
export async function findUser(db: Kysely<Database>, id: string): Promise<User | undefined> {
  const { rows } = await db.executeQuery(oneUser({ id }));
  const [row] = rows;
  return row && toUser(row);
}

/** The column of each editable field. */
const columnOf = {
  username: 'username',
  fullName: 'full_name',
  role: 'role',
  staffLevel: 'staff_level',
  isVerified: 'is_verified',
  country: 'country',
  age: 'age',
  bio: 'bio',
} as const satisfies Record<keyof AdminUser, keyof UsersTable>;

/** Updates only the given fields. */
export function updateUser(
  db: Kysely<Database>,
  id: string,
  changes: Readonly<Partial<Record<keyof AdminUser, unknown>>>,
  audit: AuditContext,
): Promise<Audited<User> | undefined> {
  const updated = auditedUpdate(userColumns, {
    ...subjects.users,
    ...assignmentsOf(columnOf, changes),
    id: sql.val(id),
    audit: sql.val(auditText(audit)),
  });
  return updateAudited(db, updated.compile(db), audit, toUser);
}

/** The role and the level of a user. */
export function findRoleAndLevel(
  db: Kysely<Database>,
  id: string,
): Promise<{ role: Role; staffLevel: StaffLevel | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['role', 'staff_level as staffLevel'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The name of the full administrator who was here last; null when there is none. */
export async function findFullAdministrator(db: Kysely<Database>): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select((eb) => nameOf(eb.ref('full_name'), eb.ref('username')).as('name'))
    .where('staff_level', '=', 'full')
    .where(isNotSuspended)
    .where('closed_by_deletion', 'is', null)
    .orderBy('last_active_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}

/**
 * Locks the full administrators who are not suspended, so that none is demoted or deleted concurrently, and returns
 * their ids.
 */
export async function lockFullAdministrators(transaction: Kysely<Database>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('staff_level', '=', 'full')
    .where(isNotSuspended)
    .where('closed_by_deletion', 'is', null)
    .orderBy('id')
    // Not FOR UPDATE: that would block inserts of rows that reference them.
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Locks the user and returns the id of their picture, which cannot be replaced until the transaction ends.
 * @returns undefined when there is no such user.
 */
export function lockProfilePicture(
  transaction: Kysely<Database>,
  id: string,
): Promise<{ fileId: string | null } | undefined> {
  return transaction
    .selectFrom('users')
    .select('profile_picture as fileId')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const picturedUser = prepared(
  ({ id, fileId, audit }: Given<{ id: string; fileId: string; audit: string | null }>) =>
    auditedUpdate(userColumns, {
      ...subjects.users,
      fields: { profilePicture: 'profile_picture' },
      hidden: ['profilePicture'],
      id,
      set: sql`profile_picture = ${fileId}, updated_at = now()`,
      audit,
    }),
);

export async function setProfilePicture(
  db: Kysely<Database>,
  id: string,
  fileId: string,
  audit: AuditContext,
): Promise<User | undefined> {
  const updated = picturedUser({ id, fileId, audit: auditText(audit) });
  return (await updateAudited(db, updated, audit, toUser))?.item;
}

/** Counts the user's records, and the comments of others on their posts. */
export function countBelongings(db: Kysely<Database>, id: string): Promise<Belongings | undefined> {
  const belongings = sql`
    select
      (select count(*) from posts where user_id = ${id}) as "posts",
      (select count(*) from comments where user_id = ${id}
        or post_id in (select id from posts where user_id = ${id})) as "comments",
      (select count(*) from certificates where user_id = ${id}) as "certificates",
      (select count(*) from dive_logs where user_id = ${id}) as "diveLogs",
      (select count(*) from tickets where user_id = ${id}) as "tickets"
    from users where id = ${id}`;
  return parsedRow(db, belongingsSchema.entries, belongings);
}

export function toUser(row: ListedUser): User {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    staffLevel: row.staff_level,
    isVerified: row.is_verified,
    country: row.country,
    age: row.age,
    bio: row.bio,
    profilePicture: row.profile_picture,
    followersCount: row.followers_count,
    followingCount: row.following_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastActiveAt: row.last_active_at?.toISOString() ?? null,
    isSuspended: row.is_suspended,
    suspendedUntil: isoOrNull(row.suspended_until),
  };
}

function isoOrNull(value: unknown): string | null {
  return typeof value === 'string' ? new Date(value).toISOString() : null;
}
