import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogSort, DiveLogsQuery } from '@buddyline/domain/dive-log-filters';
import type { Paged } from '@buddyline/domain/envelope';
import type { Kysely } from 'kysely';
import { batchesOf } from '../../db/pages/batches.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import { byTime, type RowOrder } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { paged } from '../../http/envelope.ts';
import { toRecord } from '../owned/record-sql.ts';
import { diveLogConditions } from './dive-log-conditions-sql.ts';
import { diveLogSource } from './dive-logs-sql.ts';

const source = { ...diveLogSource, byOwner: true, texts: ['comments'] };
const readPage = numberedPages(source);
const readBatches = batchesOf(source);

/** Each is that of an index. */
export const diveLogOrders = {
  ...byTime,
  date: { by: ['day_code', 'created_at', 'id'], direction: 'desc' },
  depth: { by: ['depth_code', 'created_at', 'id'], direction: 'desc' },
} as const satisfies Record<DiveLogSort, RowOrder>;

/** One page of the dive logs that match all filters, in the chosen order, with the total. */
export async function listDiveLogPage(
  db: Kysely<Database>,
  query: DiveLogsQuery,
): Promise<Paged<DiveLog>> {
  const { page, limit, query: search, sort = 'newest' } = query;
  const conditions = diveLogConditions(query);
  const isWhole = search === '' && conditions.length === 0;
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions,
    order: diveLogOrders[sort],
    counted: isWhole && (sort === 'newest' || sort === 'oldest') ? { sort } : undefined,
  });
  return paged(rows.map(toRecord), total, query);
}

/** All dive logs that the list's query finds, in its order. */
export async function* eachDiveLog(
  db: Kysely<Database>,
  query: Omit<DiveLogsQuery, 'page' | 'limit'>,
): AsyncGenerator<DiveLog[]> {
  const { query: search, sort = 'newest' } = query;
  const wanted = { search, conditions: diveLogConditions(query), order: diveLogOrders[sort] };
  for await (const rows of readBatches(db, wanted)) yield rows.map(toRecord);
}
