import { foldSearch, searchWords } from '@buddyline/domain/fold-search';

/** Whether a text contains each word of a search, as the searches of the API have it. */
export function containsWords(search: string, text: string): boolean {
  const folded = foldSearch(text);
  return searchWords(search).every((word) => folded.includes(word));
}
