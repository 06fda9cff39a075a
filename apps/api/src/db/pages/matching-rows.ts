import { nameWords, searchWords } from '@buddyline/domain/fold-search';
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

/** The words of a search for people. More than eight are too many to be matched one by one at '.' and '_' too. */
export function nameWordsOf(search: string): string[] {
  const words = nameWords(search);
  return words.length > maxWords ? wordsOf(search) : words;
}

/** A LIKE pattern for texts that contain `word` literally. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

type Source = Pick<RowSource<{ id: string }>, 'noun' | 'byOwner'>;

/**
 * The wanted rows, as one or two statements: the rows that contain the words, and the others whose owner's name does.
 * No row is found by both, and each statement uses an index of its own.
 */
export function matchingRows(
  { noun, byOwner = false }: Source,
  { search, conditions }: Pick<Wanted, 'search' | 'conditions'>,
): RawBuilder<unknown>[] {
  const wanted = noun === 'users' ? nameWordsOf(search) : wordsOf(search);
  const words = wanted.map((word) => sql`search_text like ${containing(word)}`);
  const rows = (...found: Expression<unknown>[]) =>
    sql`select * from ${sql.table(noun)} where ${allOf([...found, ...conditions])}`;
  if (!byOwner || words.length === 0) return [rows(...words)];
  // In `search_text` of users, a line break follows the username and the full name; the address is last.
  const names = nameWordsOf(search).map(
    (word) => sql`search_text like ${containing(word)} || e'\\n%'`,
  );
  const owners = sql`user_id in (select id from users where ${allOf(names)})`;
  return [rows(...words), rows(owners, sql`not (${allOf(words)})`)];
}

/**
 * SQL for after a select list: some of the rows that `statements` find, in their order and under the name of their table.
 * Each statement is limited, so that it can use an index.
 */
export function rowsInOrder(
  noun: Source['noun'],
  statements: readonly RawBuilder<unknown>[],
  order: RowOrder,
  { offset = 0, limit }: { offset?: number; limit: number },
): RawBuilder<unknown> {
  const first = sql`${orderBy(order)} limit ${offset + limit}`;
  const rows =
    statements.length === 1 ? statements : statements.map((one) => sql`(${one} ${first})`);
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
