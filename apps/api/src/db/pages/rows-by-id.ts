import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { prepared, readRows, select } from '../statements/statement.ts';
import type { RowSource } from './page.ts';

/** Reads the rows of these ids, in the order of the ids. Those that do not exist any more are left out. */
export function rowsById<Row extends { id: string }>({
  noun,
  columns,
  joins = '',
}: RowSource<Row>): (db: Kysely<Database>, ids: readonly string[]) => Promise<Row[]> {
  const statement = prepared(
    select(
      columns,
      `from unnest($1::uuid[]) with ordinality as wanted (row_id, place)
      join ${noun} on ${noun}.id = wanted.row_id
      ${joins}
      order by wanted.place`,
    ),
  );
  return (db, ids) => readRows(db, statement, [ids]);
}
