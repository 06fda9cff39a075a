import type { SelectType } from 'kysely';
import type { Database } from '../schema.ts';

/** Not exported, so that other modules cannot assign a row type to SQL text. */
class SelectList<Row> {
  readonly text: string;
  /** Exists only in the type, for the compiler. */
  declare protected readonly row: Row;

  constructor(text: string) {
    this.text = text;
  }
}

/** A select list, typed with its rows. */
export type Columns<Row> = SelectList<Row>;

type Table = keyof Database;
type Column<Of extends Table> = keyof Database[Of] & string;

/**
 * Columns of a table under the names of the response. The row type comes from `db/schema.ts`, so a
 * mistyped column does not compile, nor does a response schema that does not fit the column.
 */
export function columnsOf<
  Of extends Table,
  const Fields extends Readonly<Record<string, Column<Of>>>,
>(
  table: Of,
  fields: Fields,
): Columns<{ -readonly [Field in keyof Fields]: SelectType<Database[Of][Fields[Field]]> }> {
  const list = Object.entries(fields).map(([field, column]) => `${table}.${column} as "${field}"`);
  return new SelectList(list.join(', '));
}

/** Columns of a table under their own names. */
export function namedColumns<Of extends Table, Name extends Column<Of>>(
  table: Of,
  names: readonly Name[],
): Columns<{ [Each in Name]: SelectType<Database[Of][Each]> }> {
  return new SelectList(names.map((name) => `${table}.${name}`).join(', '));
}

/** Concatenates two lists. */
export function withColumns<Some, More>(
  some: Columns<Some>,
  more: Columns<More>,
): Columns<Some & More> {
  return new SelectList(`${some.text}, ${more.text}`);
}

/** The columns of a left-joined table, which are all null when it has no row. */
export function orNulls<Row>(columns: Columns<Row>): Columns<Row | Record<keyof Row, null>> {
  return new SelectList(columns.text);
}

/**
 * Columns of the one row of another table that a condition finds; null without one. Where a statement cannot join, such
 * as in what a change returns.
 */
export function foundColumns<
  Of extends Table,
  const Fields extends Readonly<Record<string, Column<Of>>>,
>(
  table: Of,
  fields: Fields,
  condition: string,
): Columns<{ -readonly [Field in keyof Fields]: SelectType<Database[Of][Fields[Field]]> | null }> {
  const list = Object.entries(fields).map(
    ([field, column]) =>
      `(select ${table}.${column} from ${table} where ${condition}) as "${field}"`,
  );
  return new SelectList(list.join(', '));
}

/** @param count SQL of an integer that is never null, such as `count(*)` */
export function countAs<Name extends string>(
  name: Name,
  count: string,
): Columns<Record<Name, number>> {
  return new SelectList(`${count} as "${name}"`);
}

/** @param flag SQL of a boolean that is never null, such as `exists (…)` */
export function flagAs<Name extends string>(
  name: Name,
  flag: string,
): Columns<Record<Name, boolean>> {
  return new SelectList(`${flag} as "${name}"`);
}

/** @param json SQL of a jsonb value, which the reader must check */
export function jsonAs<Name extends string>(
  name: Name,
  json: string,
): Columns<Record<Name, unknown>> {
  return new SelectList(`${json} as "${name}"`);
}

/** @param texts SQL of an array of texts that is never null, nor are they */
export function textsAs<Name extends string>(
  name: Name,
  texts: string,
): Columns<Record<Name, string[]>> {
  return new SelectList(`${texts} as "${name}"`);
}
