import { searchWords } from '@buddyline/domain/fold-search';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RowSource } from './page.ts';
import { orderBy, type RowOrder } from './row-order.ts';

/** Which rows of a list are wanted, and in which order. */
export interface Wanted {
  /** As typed. Each of its words is matched literally anywhere in the row's `search_text`; empty for all rows. */
  search: string;
  /** On columns of the noun's table. */
  conditions: readonly Expression<unknown>[];
  order: RowOrder;
}

/** Words are matched one by one; the words from this one on are matched together as one text. */
const maxWords = 8;

/** The words of a search, folded as `search_text` is. */
export function wordsOf(search: string): string[] {
  const words = searchWords(search);
  return [...words.slice(0, maxWords - 1), words.slice(maxWords - 1).join(' ')].filter(Boolean);
}

/** A LIKE pattern for texts that contain `word` literally. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

type Source = Pick<RowSource<{ id: string }>, 'noun' | 'byOwner'>;

/**
 * The wanted rows, as statements that have none in common: those that contain the words, and those whose owner's
 * name does. Each uses an index of its own.
 */
export function matchingRows(
  { noun, byOwner = false }: Source,
  { search, conditions }: Pick<Wanted, 'search' | 'conditions'>,
): RawBuilder<unknown>[] {
  const patterns = wordsOf(search).map(containing);
  const words = patterns.map((pattern) => sql`search_text like ${pattern}`);
  const rows = (...found: Expression<unknown>[]) =>
    sql`select * from ${sql.table(noun)} where ${allOf([...found, ...conditions])}`;
  if (!byOwner || words.length === 0) return [rows(...words)];
  // In `search_text` of users, a line break follows the username and the full name; the address is last.
  const names = patterns.map((pattern) => sql`search_text like ${pattern} || e'\\n%'`);
  const owners = sql`user_id in (select id from users where ${allOf(names)})`;
  return [rows(...words), rows(owners, sql`not (${allOf(words)})`)];
}

/**
 * SQL of some of these rows in their order, after the select list; they have the name of the table. Each statement is
 * limited, so that it can use an index.
 */
export function rowsInOrder(
  noun: Source['noun'],
  arms: readonly RawBuilder<unknown>[],
  order: RowOrder,
  { offset = 0, limit }: { offset?: number; limit: number },
): RawBuilder<unknown> {
  const first = sql`${orderBy(order)} limit ${offset + limit}`;
  const rows = arms.length === 1 ? arms : arms.map((arm) => sql`(${arm} ${first})`);
  return sql`from (${sql.join(rows, sql` union all `)}) as ${sql.table(noun)}
    ${orderBy(order)} offset ${offset} limit ${limit}`;
}

function allOf(conditions: readonly Expression<unknown>[]): RawBuilder<unknown> {
  if (conditions.length === 0) return sql`true`;
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  );
}
