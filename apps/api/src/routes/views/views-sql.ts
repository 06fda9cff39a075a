import type {
  SavedView,
  SavedViewCreate,
  SavedViewUpdate,
  ViewList,
} from '@buddyline/domain/saved-view';
import { isStaff, staffRoles } from '@buddyline/domain/role';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
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
  return rows.map((row) => toView(row, userId));
}

/** @returns undefined unless the caller may edit it */
export async function findEditableView(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<SavedView | undefined> {
  const row = await namedViews(db)
    .where('saved_views.id', '=', id)
    .where(isEditableBy(userId))
    .executeTakeFirst();
  return row && toView(row, userId);
}

function namedViews(db: Kysely<Database>) {
  return db
    .selectFrom('saved_views')
    .leftJoin('users', 'users.id', 'saved_views.user_id')
    .select(['saved_views.id', 'saved_views.user_id as ownerId', 'users.role as ownerRole'])
    .select(['list', 'saved_views.name', 'query', 'is_shared as isShared'])
    .select((eb) =>
      eb.fn.coalesce('users.full_name', 'users.username', eb.val('')).as('ownerName'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof namedViews>['executeTakeFirstOrThrow']>>;

function toView({ ownerId, ownerRole, ...view }: Row, userId: string): SavedView {
  const isOwn = ownerId === userId;
  const isLeft = ownerRole === null || !isStaff({ role: ownerRole });
  return { ...view, isOwn, canEdit: isOwn || (view.isShared && isLeft) };
}

/** Their own, and a shared one whose owner has left the staff: otherwise nobody could ever delete it. */
const isEditableBy = (userId: string) => (eb: ExpressionBuilder<Database, 'saved_views'>) => {
  const ownerOnStaff = eb
    .selectFrom('users as owner')
    .select('owner.id')
    .whereRef('owner.id', '=', 'saved_views.user_id')
    .where('owner.role', 'in', staffRoles);
  return eb.or([
    eb('saved_views.user_id', '=', userId),
    eb.and([eb('saved_views.is_shared', '=', true), eb.not(eb.exists(ownerOnStaff))]),
  ]);
};

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

/** From then on it is the caller's. */
export async function updateView(
  transaction: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
  { name, isShared }: SavedViewUpdate,
): Promise<void> {
  await transaction
    .updateTable('saved_views')
    .set({ name, is_shared: isShared, user_id: userId })
    .where('id', '=', id)
    .where(isEditableBy(userId))
    .execute();
}

/** @returns false unless the caller may edit it */
export async function deleteView(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where(isEditableBy(userId))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
