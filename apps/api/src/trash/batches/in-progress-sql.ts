import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { now } from '../../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import { type TableCount, tableCountEntries } from '../counts.ts';
import type { Replacements } from '../restore-rows-sql.ts';
import { type DeletionStep, deletionSteps } from './steps.ts';

export interface DeletionInProgress {
  id: string;
  noun: TrashNoun;
  itemId: string;
}

/** What goes on with an item now, if anything. The caller holds the lock of the item. */
export async function findStepOf(
  transaction: Kysely<Database>,
  { noun, itemId }: Pick<DeletionInProgress, 'noun' | 'itemId'>,
): Promise<DeletionStep | undefined> {
  const step = sql`
    select in_progress as step from deletions
    where noun = ${noun} and item_id = ${itemId} and in_progress in ('delete', 'restore')
    order by in_progress limit 1`;
  return (await parsedRow(transaction, { step: v.picklist(deletionSteps) }, step))?.step;
}

/** The deletions that go on in batches, the oldest first. */
export function listInProgress(
  db: Kysely<Database>,
): Promise<{ id: string; step: DeletionStep }[]> {
  const listed = sql`
    select id, in_progress as step from deletions where in_progress is not null order by id`;
  return parsedRows(db, { id: v.string(), step: v.picklist(deletionSteps) }, listed);
}

const claimed = { id: v.string(), noun: v.picklist(trashNouns), itemId: v.string() };

/**
 * Locks a deletion for one batch.
 * @returns undefined when another process has it, or something else goes on with it by now
 */
export function claimDeletion(
  transaction: Kysely<Database>,
  id: string,
  step: DeletionStep,
): Promise<DeletionInProgress | undefined> {
  const claim = sql`
    select id, noun, item_id as "itemId" from deletions
    where id = ${id} and in_progress = ${step} for update skip locked`;
  return parsedRow(transaction, claimed, claim);
}

/** @param step null when nothing is left to do */
export async function setStep(
  transaction: Kysely<Database>,
  deletionIds: readonly string[],
  step: DeletionStep | null,
): Promise<void> {
  await transaction
    .updateTable('deletions')
    .set({ in_progress: step })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...deletionIds]))))
    .execute();
}

/** The item has left along with another one meanwhile: what was moved before follows it. */
export async function giveUpDeletion(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<void> {
  await transaction
    .updateTable('deletions')
    .set({ in_progress: 'restore', restored_at: now })
    .where('id', '=', deletionId)
    .execute();
}

/** Closes an account whose deletion goes on. */
export async function closeAccount(
  transaction: Kysely<Database>,
  userId: string,
  deletionId: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ closed_by_deletion: deletionId })
    .where('id', '=', userId)
    .execute();
}

/** Opens an account again that was closed and is not in the trash yet, with what is to be replaced of it. */
export async function openAccount(
  transaction: Kysely<Database>,
  userId: string,
  replacements: Replacements,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ closed_by_deletion: null, ...replacements })
    .where('id', '=', userId)
    .execute();
}

/** The rows of a deletion in the trash, by table. */
export function countDeletedRows(
  transaction: Kysely<Database>,
  deletionIds: readonly string[],
): Promise<TableCount[]> {
  const counted = sql`
    select table_name as "table", count(*) as count from deleted_rows
    where deletion_id = any (${deletionIds}::uuid[]) group by table_name`;
  return parsedRows(transaction, tableCountEntries, counted);
}
