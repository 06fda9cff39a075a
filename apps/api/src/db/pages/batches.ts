import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../schema.ts';
import { parsedRows } from '../statements/parsed-rows.ts';
import { matchingRows, rowsInOrder, type Wanted } from './matching-rows.ts';
import { type RowSource, rowsById } from './page.ts';
import { byTime, isAfter, placeTerms } from './row-order.ts';

const batchRows = 1_000;
/** The bound for long texts: the bytes of two hundred posts of the greatest length. */
const batchBytes = 1_000_000;

const placed = { id: v.string(), place: v.array(v.string()), bytes: v.number() };

/**
 * All wanted rows in batches of bounded rows and bytes. Each batch begins where the last one ended, without a
 * transaction, so that a slow reader holds nothing. Rows that are added meanwhile may be met.
 */
export function batchesOf<Row extends { id: string }>(
  source: RowSource<Row>,
): (db: Kysely<Database>, wanted: Partial<Wanted>) => AsyncGenerator<Row[]> {
  const readById = rowsById(source);
  return async function* read(db, request) {
    const wanted = { search: '', conditions: [], order: byTime.newest, ...request };
    const { conditions, order } = wanted;
    const columns = sql`id, ${placeTerms(order)} as place, ${sql.raw(bytesOf(source.texts ?? []))} as bytes`;
    let place: string[] | undefined;
    do {
      const rest = place === undefined ? conditions : [...conditions, isAfter(order, place)];
      const statements = matchingRows(source, { ...wanted, conditions: rest });
      const rows = rowsInOrder(source.noun, statements, order, { limit: batchRows });
      const batch = withinBytes(await parsedRows(db, placed, sql`select ${columns} ${rows}`));
      if (batch.length > 0)
        yield await readById(
          db,
          batch.map(({ id }) => id),
        );
      place = batch.at(-1)?.place;
    } while (place !== undefined);
  };
}

/** SQL of the bytes of a row's long texts. PostgreSQL knows them without unpacking the texts. */
function bytesOf(texts: readonly string[]): string {
  return texts.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ') || '0';
}

/** The first rows, of which only the last may exceed the bytes. */
function withinBytes<Row extends { bytes: number }>(rows: readonly Row[]): readonly Row[] {
  let bytes = 0;
  const end = rows.findIndex((row) => {
    const isFull = bytes >= batchBytes;
    bytes += row.bytes;
    return isFull;
  });
  return end === -1 ? rows : rows.slice(0, end);
}
