import { countsByNoun } from '@buddyline/domain/counts';
import type { CursorPage } from '@buddyline/domain/cursor';
import {
  type TrashItem,
  type TrashNoun,
  trashNouns,
  type TrashQuery,
} from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { cursorPage, rowId } from '../../db/pages/cursor-page.ts';
import { containing, wordsOf } from '../../db/pages/matching-rows.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';

const rowEntries = {
  id: v.string(),
  noun: v.picklist(trashNouns),
  itemId: v.string(),
  label: v.string(),
  at: v.date(),
  counts: countsByNoun,
  purgeAt: v.date(),
  byId: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  ownerId: v.nullable(v.string()),
  /** Null when the owner is deleted for good. */
  ownerName: v.nullable(v.string()),
  isOwnerInTrash: v.nullable(v.boolean()),
};
type Row = v.InferOutput<v.ObjectSchema<typeof rowEntries, undefined>>;

/** The API knows every noun, unlike its clients. */
type Listed = TrashItem & { noun: TrashNoun };

/** In these words, so that the partial indexes of `baseline/trash.ts` apply. */
const isRestorable = sql`restored_at is null and purged_at is null`;

/** The deletions that can be restored, newest first. */
export async function listTrashPage(
  db: Kysely<Database>,
  query: TrashQuery,
): Promise<CursorPage<TrashItem>> {
  const rows = await parsedRows(db, rowEntries, pageOf(conditionsOf(query), query.limit + 1));
  return cursorPage(rows, query.limit, toItem, rowId);
}

/** @returns undefined when it is not in the trash */
export async function findTrashItem(db: Kysely<Database>, id: string): Promise<Listed | undefined> {
  const row = await parsedRow(db, rowEntries, pageOf([sql`id = ${id}`], 1));
  return row && toItem(row);
}

/** The number of restorable deletions of each noun, from the counters of `baseline/trash.ts`. */
export async function countDeletions(db: Kysely<Database>): Promise<Record<string, number>> {
  const counted = sql`
    select noun, total as count
    from unnest(${trashNouns}::text[]) as noun, locate_page('trash.' || noun, 0)
    where total > 0`;
  const rows = await parsedRows(db, { noun: v.picklist(trashNouns), count: v.number() }, counted);
  return Object.fromEntries(rows.map(({ noun, count }) => [noun, count]));
}

/** Only the given filters, because with others an index could not be used. */
function conditionsOf({ noun, by, before, search }: TrashQuery): RawBuilder<unknown>[] {
  const conditions = wordsOf(search).map((word) => sql`search_text like ${containing(word)}`);
  if (noun !== undefined) conditions.push(sql`noun = ${noun}`);
  if (by !== undefined) conditions.push(sql`by_id = ${by}`);
  if (before !== undefined) conditions.push(sql`id < ${before}`);
  return conditions;
}

function pageOf(conditions: RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  return sql`
    select page.id, noun, item_id as "itemId", label, at, counts, purge_at as "purgeAt",
      by_id as "byId", by_name as "byName", owner_id as "ownerId",
      owners.name as "ownerName", owners.is_in_trash as "isOwnerInTrash"
    from (
      select * from deletions where ${sql.join([isRestorable, ...conditions], sql` and `)}
      order by id desc limit ${limit}
    ) as page
    left join lateral (
      select coalesce(nullif(trim(full_name), ''), username) as name, false as is_in_trash
      from users where id = page.owner_id
      union all
      select coalesce(nullif(trim(data ->> 'full_name'), ''), data ->> 'username'), true
      from deleted_rows where row_id = page.owner_id::text and table_name = 'users'
      limit 1
    ) as owners on true
    order by page.id desc`;
}

function toItem({ byId, byName, ownerId, ownerName, isOwnerInTrash, ...row }: Row): Listed {
  return {
    ...row,
    owner:
      ownerId === null || ownerName === null
        ? null
        : { id: ownerId, name: ownerName, isInTrash: isOwnerInTrash === true },
    by: byId === null || byName === null ? null : { id: byId, name: byName },
    at: row.at.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
  };
}

/** Also of deletions that have ended. */
export async function findDeletionNoun(
  db: Kysely<Database>,
  id: string,
): Promise<TrashNoun | undefined> {
  const row = await db
    .selectFrom('deletions')
    .select('noun')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.noun;
}
