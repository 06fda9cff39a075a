import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Kysely } from 'kysely';
import { batchesOf } from '../../db/pages/batches.ts';
import type { Page } from '../../db/pages/page.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import type { RowOrder } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import type { OwnedQuery } from '../owned/owned-pages-sql.ts';
import { toRecord } from '../owned/record-sql.ts';
import { findUser } from '../users/users-sql.ts';
import { diveLogConditions } from './dive-log-conditions-sql.ts';
import { diveLogOrders } from './dive-log-pages-sql.ts';
import { diveLogSource } from './dive-logs-sql.ts';

/** By the day of the dive and the time on that day, latest first, in the words of the index `dive_logs_of_user_by_day`. */
const byDay: RowOrder = {
  by: [`coalesce(date, '-infinity')`, `coalesce(time_in, '')`, 'created_at', 'id'],
  direction: 'desc',
};

const source = { ...diveLogSource, texts: ['comments'] };
const readPage = numberedPages(source);
const readBatches = batchesOf(source);

/**
 * One page of a diver's logbook, with the exact total.
 * @returns undefined when there is no such user
 */
export async function readLogbook(
  db: Kysely<Database>,
  userId: string,
  query: OwnedQuery,
): Promise<Page<DiveLog> | undefined> {
  const { page, limit, query: search = '', sort = 'date' } = query;
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions: diveLogConditions({ ...query, userId }),
    order: sort === 'date' ? byDay : diveLogOrders[sort],
  });
  if (total === 0 && (await findUser(db, userId)) === undefined) return undefined;
  return { rows: rows.map(toRecord), total };
}

/** The whole logbook of a diver, in the order of its pages. */
export async function* eachDiveLogOf(
  db: Kysely<Database>,
  userId: string,
): AsyncGenerator<DiveLog[]> {
  const wanted = { conditions: diveLogConditions({ userId }), order: byDay };
  for await (const rows of readBatches(db, wanted)) yield rows.map(toRecord);
}
