import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../schema.ts';
import { parsedRow, parsedRows } from '../statements/parsed-rows.ts';
import { type CountedRows, countedPages } from './counted-pages.ts';
import { KnownTotals } from './known-totals.ts';
import { matchingRows, rowsInOrder, type Wanted } from './matching-rows.ts';
import { type Page, type PageRequest, type RowSource, rowsById } from './page.ts';
import { byTime, isAfter, placeTerms, reversed, type RowOrder } from './row-order.ts';

export interface NumberedRequest extends PageRequest, Partial<Wanted> {
  /** Given when the counters know the number of the wanted rows; the rest is not looked at then. */
  counted?: CountedRows | undefined;
}

type ReadPage<Row> = (db: Kysely<Database>, request: NumberedRequest) => Promise<Page<Row>>;

/** From here on the rows before the page are not counted again. Up to here a narrower index counts all of them faster. */
const deepOffset = 1_000;
const lookAhead = 30;

/**
 * A list with numbered pages and exact totals. For rows that the counters do not know, an index in the order of the list
 * has all columns of the conditions: the ids of the page are read from it, then the rows by their ids. The scan to the
 * page counts the rows that it passes, and only the rest is counted for the total. So any page costs one scan of an
 * index. Each statement is planned for its values.
 */
export function numberedPages<Row extends { id: string }>(source: RowSource<Row>): ReadPage<Row> {
  const readCounted = countedPages(source);
  const readById = rowsById(source);
  const totals = new KnownTotals();
  return async (db, { page, limit, counted, ...request }) => {
    if (counted) return readCounted(db, { page, limit }, counted);
    const wanted = { search: '', conditions: [], order: byTime.newest, ...request };
    const offset = (page - 1) * limit;
    const isWhole = wanted.search === '' && wanted.conditions.length === 0;
    const idsOf = isWhole ? idsOfAll : idsAndTotal;
    const { ids, total } = await idsOf(db, wanted, offset, limit);
    return { rows: ids.length === 0 ? [] : await readById(db, ids), total };
  };

  /** In an order whose pages the counters cannot locate. They know the total, so the nearer end is known, too. */
  async function idsOfAll(db: Kysely<Database>, wanted: Wanted, offset: number, limit: number) {
    const statements = matchingRows(source, wanted);
    const { total } = await readCounted(db, { page: 1, limit: 0 }, {});
    const length = Math.min(limit, total - offset);
    if (length <= 0) return { ids: [], total };
    if (offset <= total / 2) {
      return { ids: await readIds(db, statements, wanted.order, { offset, limit }), total };
    }
    const part = { offset: total - offset - length, limit: length };
    const ids = await readIds(db, statements, reversed(wanted.order), part);
    return { ids: ids.toReversed(), total };
  }

  /** Some more ids than those of the page are read. If there are no more, they are counted with it, as in most searches. */
  async function idsAndTotal(db: Kysely<Database>, wanted: Wanted, offset: number, limit: number) {
    const statements = matchingRows(source, wanted);
    const part = { offset, limit: limit + lookAhead };
    const seen = await readIds(db, statements, wanted.order, part);
    const ids = seen.slice(0, limit);
    const passed = offset + seen.length;
    const isEnd = seen.length < part.limit && passed > offset;
    if (isEnd || passed === 0) return { ids, total: passed };
    // The totals of common searches are kept for some seconds.
    if (wanted.search !== '') return { ids, total: await countRows(db, statements, totals) };
    const place = offset < deepOffset ? undefined : await placeOf(db, wanted.order, seen.at(-1));
    if (place === undefined) return { ids, total: await countRows(db, statements) };
    const conditions = [...wanted.conditions, isAfter(wanted.order, place)];
    const rest = await countRows(db, matchingRows(source, { ...wanted, conditions }));
    return { ids, total: passed + rest };
  }

  async function readIds(
    db: Kysely<Database>,
    statements: readonly RawBuilder<unknown>[],
    order: RowOrder,
    part: { offset: number; limit: number },
  ): Promise<string[]> {
    const rows = rowsInOrder(source.noun, statements, order, part);
    const found = await parsedRows(db, { id: v.string() }, sql`select id ${rows}`);
    return found.map(({ id }) => id);
  }

  /** @returns undefined when there is no such row any more */
  async function placeOf(db: Kysely<Database>, order: RowOrder, id: string | undefined) {
    const row = sql`
      select ${placeTerms(order)} as place from ${sql.table(source.noun)} where id = ${id ?? null}`;
    return (await parsedRow(db, { place: v.array(v.string()) }, row))?.place;
  }
}

/** @param known the totals of common searches, which are expensive to count */
async function countRows(
  db: Kysely<Database>,
  statements: readonly RawBuilder<unknown>[],
  known?: KnownTotals,
): Promise<number> {
  const counting = sql`select count(*) as total from (${sql.join(statements, sql` union all `)}) as found`;
  const query = counting.compile(db);
  const key = JSON.stringify([query.sql, query.parameters]);
  const cached = known?.get(key);
  if (cached !== undefined) return cached;
  const total = (await parsedRow(db, { total: v.number() }, query))?.total ?? 0;
  known?.set(key, total);
  return total;
}
