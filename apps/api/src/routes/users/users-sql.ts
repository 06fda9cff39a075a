import { type Kysely, sql } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import { totalPages } from '@buddyline/domain/paging';
import type { User, UsersQuery } from '@buddyline/domain/user';
import type { Database, UserRow } from '../../db/schema.ts';

export const userColumns = [
  'id',
  'username',
  'full_name',
  'email',
  'role',
  'is_verified',
  'country',
  'age',
  'bio',
  'profile_picture',
  'followers_count',
  'following_count',
  'created_at',
  'last_active_at',
] as const satisfies readonly (keyof UserRow)[];

export type ListedUserRow = Pick<UserRow, (typeof userColumns)[number]>;

export function toUser(row: ListedUserRow): User {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    isVerified: row.is_verified,
    country: row.country,
    age: row.age,
    bio: row.bio,
    profilePicture: row.profile_picture,
    followersCount: row.followers_count,
    followingCount: row.following_count,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at?.toISOString() ?? null,
  };
}

export async function findUser(db: Kysely<Database>, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

/** One page of users, newest first, and how many there are. */
export async function listUsersPage(
  db: Kysely<Database>,
  { page, limit, search }: UsersQuery,
): Promise<Paged<User>> {
  const matching = db
    .selectFrom('users')
    .$if(search !== '', (query) =>
      query.where(
        'search_text',
        'like',
        sql<string>`'%' || regexp_replace(fold_search(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
      ),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(userColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return { data: rows.map(toUser), totalPages: totalPages(total, limit), total, page, limit };
}
