import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { type Insertable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database, DeletionsTable } from '../db/schema.ts';
import { later, now } from '../db/statements/expressions.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import type { DeletionStep } from './batches/steps.ts';

type NewDeletion = Omit<Insertable<DeletionsTable>, 'counts' | 'purge_at'> & {
  /** Days until the purge. */
  trashDays: number;
};

export async function insertDeletion(
  transaction: Kysely<Database>,
  deletion: NewDeletion,
): Promise<void> {
  await insertDeletions(transaction, [deletion]);
}

/** @param deletions at least one */
export async function insertDeletions(
  transaction: Kysely<Database>,
  deletions: readonly NewDeletion[],
): Promise<void> {
  const rows = deletions.map(({ trashDays, ...deletion }) => ({
    ...deletion,
    counts: '{}',
    purge_at: later(now, `${trashDays} days`),
  }));
  await transaction.insertInto('deletions').values(rows).execute();
}

export async function setDeletionCounts(
  transaction: Kysely<Database>,
  id: string,
  counts: Record<string, number>,
): Promise<void> {
  await transaction
    .updateTable('deletions')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

/**
 * Waits for restores and purges in progress: each moves rows that wait for another deletion into that one,
 * which must not end meanwhile.
 */
export async function lockTrash(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trash'))`.execute(transaction);
}

const endedEntries = {
  noun: v.picklist(trashNouns),
  itemId: v.string(),
  ownerId: v.nullable(v.string()),
  label: v.string(),
};
/** A deletion that this transaction ends. */
export type EndedDeletion = v.InferOutput<v.ObjectSchema<typeof endedEntries, undefined>>;

/** @returns undefined when there is no such deletion, or it has ended already */
export function markRestored(
  transaction: Kysely<Database>,
  id: string,
  by: string | null,
): Promise<EndedDeletion | undefined> {
  return transaction
    .updateTable('deletions')
    .set({ restored_at: now, restored_by: by })
    .where('id', '=', id)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .returning(['noun', 'item_id as itemId', 'owner_id as ownerId', 'label'])
    .executeTakeFirst();
}

/** Like `markRestored`, but not while it is still being deleted. The label is forgotten; the result still has it. */
export function markPurged(
  transaction: Kysely<Database>,
  id: string,
): Promise<EndedDeletion | undefined> {
  return parsedRow(
    transaction,
    endedEntries,
    sql`
      update deletions set purged_at = now(), label = ''
      from (select id, label from deletions where id = ${id} for update) as before
      where deletions.id = before.id and restored_at is null and purged_at is null
        and in_progress is null
      returning noun, item_id as "itemId", owner_id as "ownerId", before.label`,
  );
}

/** Like `markPurged`, for all that a user deleted for good had in the trash already. @returns the ids */
export async function markPurgedOfOwner(
  transaction: Kysely<Database>,
  ownerId: string,
): Promise<string[]> {
  const purged = await transaction
    .updateTable('deletions')
    .set({ purged_at: now, label: '' })
    .where('owner_id', '=', ownerId)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .returning('id')
    .execute();
  return purged.map(({ id }) => id);
}

export function findDeletion(
  transaction: Kysely<Database>,
  id: string,
): Promise<{ id: string; noun: TrashNoun; itemId: string } | undefined> {
  return transaction
    .selectFrom('deletions')
    .select(['id', 'noun', 'item_id as itemId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How a deletion ended; undefined when there is none. */
export function findEnd(
  db: Kysely<Database>,
  id: string,
): Promise<
  { restoredBy: string | null; purgedAt: Date | null; step: DeletionStep | null } | undefined
> {
  return db
    .selectFrom('deletions')
    .select(['restored_by as restoredBy', 'purged_at as purgedAt', 'in_progress as step'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Some deletions whose time in the trash is over, without those that have failed or go on. */
export function listExpired(
  db: Kysely<Database>,
  limit: number,
  failed: readonly string[],
): Promise<{ id: string; noun: TrashNoun }[]> {
  return db
    .selectFrom('deletions')
    .select(['id', 'noun'])
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('purge_at', '<=', now)
    .where('in_progress', 'is', null)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(failed)))))
    .orderBy('purge_at')
    .limit(limit)
    .execute();
}

/** Forgets some deletions that ended `days` ago. @returns how many */
export async function forgetEnded(
  db: Kysely<Database>,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from deletions where id in (
      select id from deletions
      where (restored_at is not null or purged_at is not null) and in_progress is null
        and coalesce(restored_at, purged_at) < now() - ${`${days} days`}::interval
      limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** What deletions say of a user deleted for good: those of their items by name, and their name where they deleted. */
export async function forgetDeletions(
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await sql`update deletions set label = '' where ${userId} in (owner_id, item_id)`.execute(
    transaction,
  );
  await sql`update deletions set by_name = null where by_id = ${userId}`.execute(transaction);
}
