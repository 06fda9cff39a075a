import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { countAs, namedColumns } from '../statements/columns.ts';
import { builtSelect, readRows } from '../statements/statement.ts';
import { type CountedRows, countedPages } from './counted-pages.ts';
import { KnownTotals } from './known-totals.ts';
import { matchingRows, rowsInOrder, type Wanted } from './matching-rows.ts';
import type { Page, PageRequest, RowSource } from './page.ts';
import { byTime, reversed } from './row-order.ts';
import { rowsById } from './rows-by-id.ts';

export interface NumberedRequest extends PageRequest, Partial<Wanted> {
  /** Given when the counters know the number of the wanted rows; the rest is not looked at then. */
  counted?: CountedRows | undefined;
}

type ReadPage<Row> = (db: Kysely<Database>, request: NumberedRequest) => Promise<Page<Row>>;

/**
 * A list with numbered pages and exact totals. Rows that the counters do not know are counted in an index that has
 * all columns of the conditions; then the ids of the page are read from one that has them in its order, from the
 * nearer end, and then the rows. Each statement is planned for its values.
 */
export function numberedPages<Row extends { id: string }>(source: RowSource<Row>): ReadPage<Row> {
  const readCounted = countedPages(source);
  const readById = rowsById(source);
  const totals = new KnownTotals();
  const totalOf = async (db: Kysely<Database>, wanted: Wanted, arms: RawBuilder<unknown>[]) => {
    if (wanted.search !== '') return countRows(db, arms, totals);
    if (wanted.conditions.length > 0) return countRows(db, arms);
    return (await readCounted(db, { page: 1, limit: 0 }, {})).total;
  };
  return async (db, { page, limit, counted, ...request }) => {
    if (counted) return readCounted(db, { page, limit }, counted);
    const wanted = { search: '', conditions: [], order: byTime.newest, ...request };
    const arms = matchingRows(source, wanted);
    const total = await totalOf(db, wanted, arms);
    const skipped = (page - 1) * limit;
    const length = Math.min(limit, total - skipped);
    if (length <= 0) return { rows: [], total };
    // The total of a search may be some seconds old.
    const isFromEnd = wanted.search === '' && skipped > total / 2;
    const order = isFromEnd ? reversed(wanted.order) : wanted.order;
    const offset = isFromEnd ? total - skipped - length : skipped;
    const found = rowsInOrder(source.noun, arms, order, { offset, limit: length });
    const { statement, values } = builtSelect(db, namedColumns(source.noun, ['id']), found);
    const ids = (await readRows(db, statement, values)).map(({ id }) => id);
    return { rows: await readById(db, isFromEnd ? ids.toReversed() : ids), total };
  };
}

/** @param known the totals of common searches, which are expensive to count */
async function countRows(
  db: Kysely<Database>,
  arms: readonly RawBuilder<unknown>[],
  known?: KnownTotals,
): Promise<number> {
  const rows = sql`from (${sql.join(arms, sql` union all `)}) as found`;
  const { statement, values } = builtSelect(db, countAs('total', 'count(*)'), rows);
  const key = JSON.stringify([statement.text, values]);
  const cached = known?.get(key);
  if (cached !== undefined) return cached;
  const [counted] = await readRows(db, statement, values);
  const total = counted?.total ?? 0;
  known?.set(key, total);
  return total;
}
