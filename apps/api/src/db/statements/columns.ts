import type { SelectType } from 'kysely';
import type { Database } from '../schema.ts';

/** Made here alone: no other module can say of its own text which rows it gives. */
class SelectList<Row> {
  readonly text: string;
  /** For the compiler, which knows the type of the rows by it. */
  declare protected readonly row: Row;

  constructor(text: string) {
    this.text = text;
  }
}

/** A select list, and as its type the rows that it gives. */
export type Columns<Row> = SelectList<Row>;

type Table = keyof Database;
type Column<Of extends Table> = keyof Database[Of] & string;

/**
 * Columns of a table under the names that answers use. The type of a row comes from `db/schema.ts`: a mistyped
 * column does not compile, nor does an answer whose schema does not take what the column holds.
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

/** The first list, then the second. */
export function withColumns<Some, More>(
  some: Columns<Some>,
  more: Columns<More>,
): Columns<Some & More> {
  return new SelectList(`${some.text}, ${more.text}`);
}

/** The columns of a table that is left joined: where it has no row, all of them are null. */
export function orNulls<Row>(columns: Columns<Row>): Columns<Row | Record<keyof Row, null>> {
  return new SelectList(columns.text);
}

/** @param count SQL of a whole number that is never null, such as `count(*)` */
export function countAs<Name extends string>(
  name: Name,
  count: string,
): Columns<Record<Name, number>> {
  return new SelectList(`${count} as ${name}`);
}
