import { sql } from 'kysely';
import * as v from 'valibot';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import type { TestApi } from './test-api.ts';

const noteEntries = {
  id: v.string(),
  at: v.date(),
  actor_id: v.nullable(v.string()),
  actor_name: v.nullable(v.string()),
  action: v.string(),
  noun: v.string(),
  item_id: v.nullable(v.string()),
  label: v.nullable(v.string()),
  person_id: v.nullable(v.string()),
  changes: v.unknown(),
  counts: v.unknown(),
  reason: v.nullable(v.string()),
  operation_id: v.nullable(v.string()),
  undone_by: v.nullable(v.string()),
  request_id: v.nullable(v.string()),
};

/** All entries in the order of their ids, of one item if given. */
export function readEntries({ services }: TestApi, itemId: string | null = null) {
  return parsedRows(
    services.database.db,
    noteEntries,
    sql`select * from activity where ${itemId}::uuid is null or item_id = ${itemId} order by id`,
  );
}
