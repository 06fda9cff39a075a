import type {
  SavedView,
  SavedViewCreate,
  SavedViewUpdate,
  ViewList,
} from '@buddyline/domain/saved-view';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The caller's own views and those that others share, by name. */
export async function listViews(
  db: Kysely<Database>,
  userId: string,
  list: ViewList,
): Promise<SavedView[]> {
  const rows = await namedViews(db)
    .where((eb) => eb.or([eb('saved_views.user_id', '=', userId), eb('is_shared', '=', true)]))
    .where('list', '=', list)
    .orderBy((eb) => eb.fn('lower', ['saved_views.name']))
    .orderBy('saved_views.id')
    .execute();
  return rows.map(({ ownerId, ...view }) => ({ ...view, isOwn: ownerId === userId }));
}

/** @returns undefined unless it is the caller's own */
export async function findOwnView(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<SavedView | undefined> {
  const row = await namedViews(db)
    .where('saved_views.id', '=', id)
    .where('saved_views.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { ownerId: _own, ...view } = row;
  return { ...view, isOwn: true };
}

function namedViews(db: Kysely<Database>) {
  return db
    .selectFrom('saved_views')
    .leftJoin('users', 'users.id', 'saved_views.user_id')
    .select(['saved_views.id', 'saved_views.user_id as ownerId', 'list', 'saved_views.name'])
    .select(['query', 'is_shared as isShared'])
    .select((eb) =>
      eb.fn.coalesce('users.full_name', 'users.username', eb.val('')).as('ownerName'),
    );
}

/** Locks the caller's views, so that two at once are counted one after another. */
export async function countOwnViews(
  transaction: Kysely<Database>,
  userId: string,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`.execute(
    transaction,
  );
  const { count } = await transaction
    .selectFrom('saved_views')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertView(
  transaction: Kysely<Database>,
  { isShared, ...view }: SavedViewCreate & { id: string; user_id: string },
): Promise<void> {
  await transaction
    .insertInto('saved_views')
    .values({ ...view, is_shared: isShared })
    .execute();
}

export async function updateView(
  transaction: Kysely<Database>,
  id: string,
  { name, isShared }: SavedViewUpdate,
): Promise<void> {
  await transaction
    .updateTable('saved_views')
    .set({ name, is_shared: isShared })
    .where('id', '=', id)
    .execute();
}

/** @returns false unless it was the caller's own */
export async function deleteView(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
