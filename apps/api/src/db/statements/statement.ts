import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
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

/** The name of each marked text. */
const names = new Map<string, string>();

/**
 * Marks a statement that runs often and for which one plan serves all values. Each connection then
 * parses and plans it once instead of every time, see `engine/guarded-pool.ts`. The server keeps it until the
 * connection ends, so a text that depends on a request must not be marked.
 */
export function prepared<Row>(statement: Statement<Row>): Statement<Row> {
  // Texts can be marked twice: two lists may read the same pages.
  if (!names.has(statement.text)) names.set(statement.text, `statement_${names.size}`);
  return statement;
}

/** The name under which a text is prepared; undefined if it is not marked. */
export const preparedName = (text: string): string | undefined => names.get(text);

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

/**
 * A statement that is built with its values.
 * @param rest the SQL after the select list
 */
export function builtSelect<Row>(
  db: Kysely<Database>,
  columns: Columns<Row>,
  rest: RawBuilder<unknown>,
): { statement: Statement<Row>; values: readonly unknown[] } {
  const { sql: text, parameters } = sql`select ${sql.raw(columns.text)} ${rest}`.compile(db);
  return { statement: new TypedText(text), values: parameters };
}

export async function readRows<Row>(
  db: Kysely<Database>,
  { text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
