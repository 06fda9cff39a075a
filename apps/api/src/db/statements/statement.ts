import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Columns } from './columns.ts';

/** Made here alone, from columns that know their types. */
class TypedText<Row> {
  readonly text: string;
  /** For the compiler, which knows the type of the rows by it. */
  declare protected readonly row: Row;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A statement whose text is built once, because Kysely's builder would cost more than the query, and as
 * its type the rows that it answers: those of the columns it was made with.
 */
export type Statement<Row> = TypedText<Row>;

/**
 * @param rest what follows the select list
 * @param before a `with` that the statement reads from
 */
export function select<Row>(columns: Columns<Row>, rest: string, before = ''): Statement<Row> {
  return new TypedText(`${before} select ${columns.text} ${rest}`);
}

/** A statement that changes rows and answers them. */
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
