import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow, parsedRows } from '../db/statements/parsed-rows.ts';
import { tableOfNoun } from './moved-tables.ts';

/** SQL of a condition on `deleted_rows`. */
export type RowsInTrash = RawBuilder<unknown>;

export interface Item {
  noun: TrashNoun;
  itemId: string;
}

/** How many bytes the values of a row in the trash have as text. */
export const textBytes = sql`(select sum(octet_length(value)) from jsonb_each_text(data))`;

/** All rows of some deletions. */
export const rowsOfDeletions = (deletionIds: readonly string[]): RowsInTrash =>
  sql`deletion_id = any (${deletionIds}::uuid[])`;

/** The row of the deleted item alone. */
export const itemRow = (deletionId: string, { noun, itemId }: Item): RowsInTrash =>
  sql`deletion_id = ${deletionId} and table_name = ${tableOfNoun[noun]} and row_id = ${itemId}`;

/**
 * The rows of a deletion that a query finds.
 * @param query of their numbers, `n`
 * @returns undefined when it finds none
 */
export async function findRows(
  transaction: Kysely<Database>,
  deletionId: string,
  query: RawBuilder<unknown>,
): Promise<RowsInTrash | undefined> {
  const numbers = await numbersOf(transaction, query);
  return numbers.length === 0 ? undefined : rowsByNumber(deletionId, numbers);
}

async function numbersOf(
  transaction: Kysely<Database>,
  query: RawBuilder<unknown>,
): Promise<number[]> {
  const rows = await parsedRows(transaction, { n: v.number() }, query);
  return rows.map(({ n }) => n);
}

const rowsByNumber = (deletionId: string, numbers: readonly number[]): RowsInTrash =>
  sql`deletion_id = ${deletionId} and n = any (${numbers}::bigint[])`;

/** Any rows of a deletion. */
export function someRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<RowsInTrash | undefined> {
  const query = sql`select n from deleted_rows where deletion_id = ${deletionId} limit ${limit}`;
  return findRows(transaction, deletionId, query);
}

/**
 * The row of the deleted item, with that of its picture or document. None while the item itself is not moved yet. A user
 * comes with their second step and sanctions: until these are back, nobody could take that step, and what staff change of
 * them meanwhile would be undone.
 */
export async function itemRowWithFile(
  transaction: Kysely<Database>,
  deletionId: string,
  item: Item,
): Promise<RowsInTrash> {
  const query = sql`
    with item as (
      select n, data from deleted_rows where ${itemRow(deletionId, item)}
    )
    select n from item
    union all
    select deleted_rows.n from item join deleted_rows on table_name = 'files' and row_id in (
      item.data ->> 'profile_picture', item.data ->> 'image_resource_id',
      item.data ->> 'file_resource_id'
    ) and deletion_id = ${deletionId}
    union all
    select n from deleted_rows
    where deletion_id = ${deletionId} and table_name in ('two_steps', 'passkeys', 'sanctions')`;
  return rowsByNumber(deletionId, await numbersOf(transaction, query));
}

/** Whether somebody of the staff comes back with a deletion, also with one that has not moved them yet. */
export async function holdsStaff(db: Kysely<Database>, deletionId: string): Promise<boolean> {
  const held = sql`
    select exists (
      select from deleted_rows where deletion_id = ${deletionId} and table_name = 'users'
        and data ->> 'staff_level' is not null
    ) or exists (
      select from deletions join users on users.id = item_id
      where deletions.id = ${deletionId} and closed_by_deletion = deletions.id
        and staff_level is not null
    ) as "isHeld"`;
  return (await parsedRow(db, { isHeld: v.boolean() }, held))?.isHeld === true;
}
