import type { ListSort } from '@buddyline/domain/list-sort';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { readRows, select } from '../statements/statement.ts';
import { batchBytes, batchRows, bytesOf } from './batch-bounds.ts';
import { rowOrder } from './row-order.ts';
import { containing, matchingRows, type WholeSource, wordsOf } from './search-words.ts';

export interface WholeSearch {
  /** As in `SearchRequest`. */
  search: string;
  /** The values of the source's conditions. */
  values?: readonly unknown[];
  /** By default newest first. */
  sort?: ListSort | undefined;
}

interface Place {
  createdAt: Date | string;
  id: string;
}

/** Before all rows in each order, and how rows after a place compare with it. */
const orders = {
  newest: {
    start: { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
    after: '<',
  },
  oldest: {
    start: { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
    after: '>',
  },
} as const satisfies Record<ListSort, { start: Place; after: string }>;

/**
 * All rows that a search finds, in batches of bounded rows and bytes. Each batch begins where the last one ended, without a
 * transaction, so that a slow reader holds nothing; rows that are added meanwhile are not met.
 * @param createdAtOf the row's time under the name that it has in the columns
 */
export function allFound<Row extends { id: string }>(
  source: WholeSource<Row>,
  createdAtOf: (row: Row) => Date,
): (db: Kysely<Database>, request: WholeSearch) => AsyncGenerator<Row[]> {
  return async function* read(db, { search, values = [], sort = 'newest' }) {
    const words = wordsOf(search);
    const places = words.map((_word, at) => `$${3 + values.length + at}`);
    const statement = batchStatement(source, sort, places, 3 + values.length + words.length);
    let place: Place | undefined = orders[sort].start;
    while (place !== undefined) {
      const parameters = [place.createdAt, place.id, ...values, ...words.map(containing)];
      const rows: Row[] = await readRows(db, statement, [...parameters, batchRows]);
      if (rows.length > 0) yield rows;
      const last: Row | undefined = rows.at(-1);
      place = last && { createdAt: createdAtOf(last), id: last.id };
    }
  };
}

function batchStatement<Row extends { id: string }>(
  source: WholeSource<Row>,
  sort: ListSort,
  places: string[],
  limit: number,
) {
  const { noun, columns, joins = '', texts } = source;
  const order = `order by ${rowOrder(sort)}`;
  const arms = matchingRows(source, places).map(
    (arm) => `(
      select * from (${arm}) as matching
      where (created_at, id) ${orders[sort].after} ($1::timestamptz, $2::uuid) ${order} limit $${limit}
    )`,
  );
  return select(
    columns,
    `from (
      select * from (
        select *, sum(${bytesOf(texts)}) over (
          ${order} rows between unbounded preceding and 1 preceding
        ) as bytes_before
        from (
          select * from (${arms.join(' union all ')}) as found ${order} limit $${limit}
        ) as measured
      ) as batch
      where bytes_before is null or bytes_before < ${batchBytes}
    ) as ${noun}
    ${joins}
    order by ${rowOrder(sort, `${noun}.`)}`,
  );
}
