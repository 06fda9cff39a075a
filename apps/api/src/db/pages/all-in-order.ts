import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { countAs, namedColumns, withColumns } from '../statements/columns.ts';
import { readRows, select } from '../statements/statement.ts';
import type { WholeSearch } from './all-found.ts';
import { batchBytes, batchRows, bytesOf } from './batch-bounds.ts';
import { containing, matchingRows, type WholeSource, wordsOf } from './search-words.ts';

/**
 * All rows that a search finds, in an order that no index has, in batches of bounded rows and
 * bytes. To sort once, the ids of all of them
 * are read first. Rows that are deleted meanwhile are left out, and added ones are not met.
 */
export function allInOrder<Row extends { id: string }>(
  source: WholeSource<Row>,
  order: (prefix: string) => string,
): (db: Kysely<Database>, request: Omit<WholeSearch, 'sort'>) => AsyncGenerator<Row[]> {
  const { noun, columns, joins = '', texts } = source;
  const batch = select(
    columns,
    `from unnest($1::uuid[]) with ordinality as wanted (row_id, place)
    join ${noun} on ${noun}.id = wanted.row_id
    ${joins}
    order by wanted.place`,
  );
  return async function* read(db, { search, values = [] }) {
    const words = wordsOf(search);
    const places = words.map((_word, at) => `$${3 + values.length + at}`);
    // The source's conditions begin at `$3`, after the place of a page: here everything.
    const everything = [0, null];
    const sorted = select(
      withColumns(namedColumns(noun, ['id']), countAs('bytes', `(${bytesOf(texts, `${noun}.`)})`)),
      `from (${matchingRows(source, places).join(' union all ')}) as ${noun}
      order by ${order(`${noun}.`)} offset $1::bigint limit $2::bigint`,
    );
    const parameters = [...everything, ...values, ...words.map(containing)];
    for (const ids of inBatches(await readRows(db, sorted, parameters))) {
      yield await readRows(db, batch, [ids]);
    }
  };
}

function inBatches(rows: readonly { id: string; bytes: number }[]): string[][] {
  const batches: string[][] = [];
  let ids: string[] = [];
  let length = 0;
  for (const { id, bytes } of rows) {
    if (ids.length === batchRows || length >= batchBytes) {
      batches.push(ids);
      ids = [];
      length = 0;
    }
    ids.push(id);
    length += bytes;
  }
  if (ids.length > 0) batches.push(ids);
  return batches;
}
