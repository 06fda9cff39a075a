import { foldSearch } from '@buddyline/domain/fold-search';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { namedColumns } from '../statements/columns.ts';
import { readRows, select } from '../statements/statement.ts';
import type { WholeSearch } from './all-found.ts';
import { containing, matchingRows, type SearchSource, wordsOf } from './search-words.ts';

/** Rows per statement. */
const batchSize = 1_000;

/**
 * All rows that a search finds, in an order that no index has, in batches. To sort once, the ids of all of them
 * are read first. Rows that are deleted meanwhile are left out, and added ones are not met.
 */
export function allInOrder<Row extends { id: string }>(
  source: SearchSource<Row>,
  order: (prefix: string) => string,
): (db: Kysely<Database>, request: Omit<WholeSearch, 'sort'>) => AsyncGenerator<Row[]> {
  const { noun, columns, joins = '' } = source;
  const batch = select(
    columns,
    `from unnest($1::uuid[]) with ordinality as wanted (row_id, place)
    join ${noun} on ${noun}.id = wanted.row_id
    ${joins}
    order by wanted.place`,
  );
  return async function* read(db, { search, values = [] }) {
    const words = wordsOf(foldSearch(search));
    const places = words.map((_word, at) => `$${3 + values.length + at}`);
    // The source's conditions begin at `$3`, after the place of a page: here everything.
    const everything = [0, null];
    const sorted = select(
      namedColumns(noun, ['id']),
      `from (${matchingRows(source, places).join(' union all ')}) as ${noun}
      order by ${order(`${noun}.`)} offset $1::bigint limit $2::bigint`,
    );
    const parameters = [...everything, ...values, ...words.map(containing)];
    const ids = (await readRows(db, sorted, parameters)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += batchSize) {
      yield await readRows(db, batch, [ids.slice(at, at + batchSize)]);
    }
  };
}
