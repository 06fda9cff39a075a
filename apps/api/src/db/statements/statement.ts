import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Columns } from './columns.ts';

/** Not exported: the functions below create it from typed columns. */
class TypedText<Row> {
  readonly text: string;
  /** Exists only in the type, for the compiler. */
  declare protected readonly row: Row;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A statement, typed with its rows. Its text is built once, because Kysely's builder would cost more
 * than the query itself.
 */
export type Statement<Row> = TypedText<Row>;

/**
 * @param rest the SQL after the select list
 * @param before a `with` clause
 */
export function select<Row>(columns: Columns<Row>, rest: string, before = ''): Statement<Row> {
  return new TypedText(`${before} select ${columns.text} ${rest}`);
}

/** A statement that changes rows and returns them. */
export function changeReturning<Row>(change: string, columns: Columns<Row>): Statement<Row> {
  return new TypedText(`${change} returning ${columns.text}`);
}

export async function readRows<Row>(
  db: Kysely<Database>,
  { text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
