import type { Kysely, Updateable } from 'kysely';
import type { Role, StaffLevel } from '@buddyline/domain/role';
import type { Database, UsersTable } from '../db/schema.ts';
import { hashPassword } from '../session/password.ts';

interface NewPerson {
  id: string;
  username: string;
  email: string;
  role: Role;
  staffLevel?: StaffLevel | undefined;
  fullName: string;
  password: string | undefined;
}

/** For users who never sign in; hashing a password would take 50 ms. */
const placeholderHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function insertPerson(
  db: Kysely<Database>,
  { fullName, password, staffLevel, ...person }: NewPerson,
): Promise<{ passwordHash: string }> {
  const hash = password === undefined ? placeholderHash : await hashPassword(password);
  await db
    .insertInto('users')
    .values({ ...person, full_name: fullName, password_hash: hash, staff_level: staffLevel })
    .execute();
  return { passwordHash: hash };
}

/** Changes a user's row without the API. */
export async function setPerson(
  db: Kysely<Database>,
  id: string,
  columns: Updateable<UsersTable>,
): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}
