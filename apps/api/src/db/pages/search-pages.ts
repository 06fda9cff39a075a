import { foldSearch } from '@buddyline/domain/fold-search';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { KnownTotals } from './known-totals.ts';
import {
  emptyPage,
  type Page,
  pageStatement,
  type PageWish,
  readPage,
  type RowSource,
} from './page.ts';

export type SearchWish = PageWish & {
  /**
   * As typed; it is folded here, and each of its words matched literally, in any order, anywhere in the
   * row's `search_text`. Empty where only the conditions decide.
   */
  search: string;
  /** The values of the source's conditions. */
  values?: readonly unknown[];
};

export interface SearchSource<Row extends { id: string }> extends RowSource<Row> {
  /** What else a row must fulfil. Its values are `$3` and on. */
  conditions?: string;
  /** Rows of a person whose username or full name has all the words are found too. */
  byOwner?: boolean;
}

/** Each word is looked up by itself. Beyond these, what is left is matched as it is written. */
const mostWords = 8;

/**
 * A searched list with its exact total. The trigram index gives all matches, which are counted and cut
 * in one statement; while the total of a very common term is remembered, the rows are read in
 * the list's own order instead, until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: SearchSource<Row>,
): (db: Kysely<Database>, wish: SearchWish) => Promise<Page<Row>> {
  const statements = statementsOf(source);
  const totals = new KnownTotals();
  return async (db, { search, values = [], page, limit }) => {
    const words = wordsOf(foldSearch(search));
    const key = JSON.stringify([words, ...values]);
    const { page: onlyPage, pageAndTotal } = statements(words.length, values.length);
    const read = async (statement: typeof onlyPage, place: number[]) =>
      (await readPage(db, statement, [...place, ...values, ...words.map(containing)])) ?? emptyPage;
    const place = [(page - 1) * limit, limit];
    const known = totals.get(key);
    if (known !== undefined) return { rows: (await read(onlyPage, place)).rows, total: known };
    const found = await read(pageAndTotal, place);
    const isPastEnd = found.rows.length === 0 && page > 1;
    // No row can carry the total of a page that has none: the first row of all carries it.
    const total = isPastEnd ? (await read(pageAndTotal, [0, 1])).total : found.total;
    totals.set(key, total);
    return { rows: found.rows, total };
  };
}

function wordsOf(term: string): string[] {
  const words = term.split(' ').filter((word) => word !== '');
  return [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')].filter(Boolean);
}

/** A LIKE pattern for text that contains `word` to the letter. */
function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Statements differ by the number of words alone: each is written once. */
function statementsOf<Row extends { id: string }>(source: SearchSource<Row>) {
  const write = (places: string[]) => {
    const arms = armsOf(source, places);
    return {
      page: pageOf(source, '0', arms.map(firstOf).join(' union all ')),
      pageAndTotal: pageOf(source, 'count(*) over ()', arms.join(' union all ')),
    };
  };
  const written = new Map<number, ReturnType<typeof write>>();
  return (words: number, values: number) => {
    const known = written.get(words);
    if (known) return known;
    const statements = write(Array.from({ length: words }, (_, at) => `$${3 + values + at}`));
    written.set(words, statements);
    return statements;
  };
}

/** The rows that say the words, and those of a person who is called so. */
function armsOf<Row extends { id: string }>(
  { noun, conditions = 'true', byOwner }: SearchSource<Row>,
  places: string[],
): string[] {
  const words = ['true', ...places.map((place) => `search_text like ${place}`)].join(' and ');
  const saying = `select * from ${noun} where ${words} and ${conditions}`;
  if (!byOwner || places.length === 0) return [saying];
  // A username and a full name are each followed by a line break there; the e-mail address is last.
  const names = places.map((place) => `search_text like ${place} || e'\\n%'`).join(' and ');
  return [
    saying,
    `select * from ${noun} where user_id in (select id from users where ${names})
      and not (${words}) and ${conditions}`,
  ];
}

/** As many rows of an arm as a page can need, so that none is read to its end. */
const firstOf = (arm: string): string =>
  `(${arm} order by created_at desc, id desc limit $1::bigint + $2::bigint)`;

function pageOf<Row extends { id: string }>(
  { noun, columns, joins = '' }: SearchSource<Row>,
  total: string,
  rows: string,
) {
  const rest = `
    from (
      select *, ${total} as page_total from (${rows}) as found
      order by created_at desc, id desc offset $1 limit $2
    ) as ${noun}
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
  return pageStatement(columns, `${noun}.page_total`, rest);
}
