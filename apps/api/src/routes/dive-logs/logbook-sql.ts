import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Kysely } from 'kysely';
import { allInOrder } from '../../db/pages/all-in-order.ts';
import { pickedPages } from '../../db/pages/filtered-pages.ts';
import type { Page } from '../../db/pages/page.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import type { OwnedQuery } from '../owned/owned-pages-sql.ts';
import { toRecord } from '../owned/record-sql.ts';
import { findUser } from '../users/users-sql.ts';
import { byDepth, conditionsOf, diveLogConditions } from './dive-log-pages-sql.ts';
import { diveLogSource } from './dive-logs-sql.ts';

/** By the day of the dive and the time on that day, latest first; the index `dive_logs_of_user_by_day` has this order. */
const byDay = (prefix: string) =>
  `${prefix}date desc nulls last, ${prefix}time_in desc nulls last, ${prefix}created_at desc, ${prefix}id desc`;

const source = { ...diveLogSource, conditions: diveLogConditions };
const pages = {
  byTime: pagesOf(source),
  byDay: pagesOf({ ...source, order: byDay }),
  byDepth: pagesOf({ ...source, order: byDepth }),
};

/** Few dives match a text; otherwise an index finds those of the diver. */
function pagesOf(ordered: typeof source & { order?: (prefix: string) => string }) {
  return { found: searchPages(ordered), picked: pickedPages(ordered) };
}

/**
 * One page of a diver's logbook, with the exact total.
 * @returns undefined when there is no such user
 */
export async function readLogbook(
  db: Kysely<Database>,
  userId: string,
  query: OwnedQuery,
): Promise<Page<DiveLog> | undefined> {
  const { page, limit, query: search = '', date = null, sort = 'date' } = query;
  const request = { page, limit, search, values: [...conditionsOf(query), date, userId] };
  const isByTime = sort === 'newest' || sort === 'oldest';
  const { found, picked } = isByTime ? pages.byTime : pages[sort === 'depth' ? 'byDepth' : 'byDay'];
  const read = search === '' ? picked : found;
  const { rows, total } = await read(db, isByTime ? { ...request, sort } : request);
  if (total === 0 && (await findUser(db, userId)) === undefined) return undefined;
  return { rows: rows.map(toRecord), total };
}

const everyLog = allInOrder(
  { ...diveLogSource, texts: ['comments'], conditions: 'user_id = $3' },
  byDay,
);

/** The whole logbook of a diver, in the order of its pages. */
export async function* eachDiveLogOf(
  db: Kysely<Database>,
  userId: string,
): AsyncGenerator<DiveLog[]> {
  for await (const rows of everyLog(db, { search: '', values: [userId] })) {
    yield rows.map(toRecord);
  }
}
