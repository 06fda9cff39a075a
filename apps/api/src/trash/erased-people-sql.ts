import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Remembers for backups that people were deleted for good. */
export async function recordErased(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    insert into erased_people (id) select unnest(${ids}::uuid[]) on conflict do nothing`.execute(
    db,
  );
}

export function listErased(db: Kysely<Database>): Promise<{ id: string; at: Date }[]> {
  return db.selectFrom('erased_people').select(['id', 'at']).orderBy('at').execute();
}

/** People who are here although they were deleted for good: a backup has brought them back. At most 1,000. */
export async function listReturned(db: Kysely<Database>): Promise<string[]> {
  const found = await db
    .selectFrom('erased_people')
    .innerJoin('users', 'users.id', 'erased_people.id')
    .select('users.id')
    .orderBy('users.id')
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}

/** The deletions of such people that lie in the trash. */
export async function listReturnedToTrash(db: Kysely<Database>): Promise<string[]> {
  const found = await db
    .selectFrom('erased_people')
    .innerJoin('deletions', 'deletions.item_id', 'erased_people.id')
    .select('deletions.id')
    .where('noun', '=', 'users')
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('in_progress', 'is', null)
    .orderBy('deletions.id')
    .limit(1_000)
    .execute();
  return found.map(({ id }) => id);
}
