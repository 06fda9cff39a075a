import { searchWords } from '@buddyline/domain/fold-search';
import type { RowSource } from './page.ts';

export interface SearchSource<Row extends { id: string }> extends RowSource<Row> {
  /** Further conditions in SQL, whose values start at `$3`. */
  conditions?: string;
  /** Also finds rows of a user whose username or full name contains all the words. */
  byOwner?: boolean;
  /** The SQL of an order that is not by time; `prefix` is that of the columns, such as `posts.`. */
  order?: (prefix: string) => string;
}

/** A source whose rows can be read as a whole, in batches of bounded length. */
export interface WholeSource<Row extends { id: string }> extends SearchSource<Row> {
  /** The columns with texts that may be long. */
  texts: readonly string[];
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

/**
 * SQL of the rows that contain the words, and of those whose owner's name does.
 * @param places of the words' parameters
 */
export function matchingRows<Row extends { id: string }>(
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
