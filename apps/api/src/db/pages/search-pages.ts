import { foldSearch } from '@buddyline/domain/fold-search';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { KnownTotals } from './known-totals.ts';
import {
  emptyPage,
  type Page,
  pageStatement,
  type PageRequest,
  readPage,
  type RowSource,
} from './page.ts';

export type SearchRequest = PageRequest & {
  /**
   * The search as typed. It is folded here, and each word is matched literally anywhere in the row's
   * `search_text`. Empty when only the conditions apply.
   */
  search: string;
  /** The values of the source's conditions. */
  values?: readonly unknown[];
};

export interface SearchSource<Row extends { id: string }> extends RowSource<Row> {
  /** Further conditions in SQL, whose values start at `$3`. */
  conditions?: string;
  /** Also finds rows of a user whose username or full name contains all the words. */
  byOwner?: boolean;
}

/** Words are matched one by one; the words from this one on are matched together as one text. */
const maxWords = 8;

/**
 * Searches a list, with the exact total. The trigram index gives all matches, which are counted and
 * paged in one statement. While the total of a common term is cached, the rows are read in the order of
 * the list until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: SearchSource<Row>,
): (db: Kysely<Database>, pageRequest: SearchRequest) => Promise<Page<Row>> {
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
    // An empty page has no row that could contain the total, so the first row of the list is read.
    const total = isPastEnd ? (await read(pageAndTotal, [0, 1])).total : found.total;
    totals.set(key, total);
    return { rows: found.rows, total };
  };
}

/** The words of a folded search. */
export function wordsOf(term: string): string[] {
  const words = term.split(' ').filter((word) => word !== '');
  return [...words.slice(0, maxWords - 1), words.slice(maxWords - 1).join(' ')].filter(Boolean);
}

/** A LIKE pattern for texts that contain `word` literally. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Statements differ only by the number of words, so they are cached by it. */
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

/** The rows that contain the words, and those whose owner's name does. */
function armsOf<Row extends { id: string }>(
  { noun, conditions = 'true', byOwner }: SearchSource<Row>,
  places: string[],
): string[] {
  const words = ['true', ...places.map((place) => `search_text like ${place}`)].join(' and ');
  const byText = `select * from ${noun} where ${words} and ${conditions}`;
  if (!byOwner || places.length === 0) return [byText];
  // In `search_text` of users, a line break follows the username and the full name; the address is last.
  const names = places.map((place) => `search_text like ${place} || e'\\n%'`).join(' and ');
  return [
    byText,
    `select * from ${noun} where user_id in (select id from users where ${names})
      and not (${words}) and ${conditions}`,
  ];
}

/** Limits an arm to the rows that the page can need. */
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
