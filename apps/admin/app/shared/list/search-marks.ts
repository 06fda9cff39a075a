import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchAhead } from '../lazy/fetch-ahead.ts';
import type * as FoundText from './found-text.ts';

/** Fetched once somebody begins to work, or with a search in the address. */
let foundText: typeof FoundText | undefined;
const fetchFoundText = async () => (foundText ??= await import('./found-text.ts'));
fetchAhead(fetchFoundText);

/** Marks what was found, once for each answer; `data` is what the list shows. */
export function useSearchMarks(search: string, data: unknown): void {
  useEffect(() => {
    if (search === '' && !foundText) return;
    // Without a connection the list stands as it is.
    fetchFoundText().then(
      ({ markFound }) => data !== undefined && markFound(search),
      () => {},
    );
  }, [search, data]);
}

/** What a clamped text shows: where it was found, its part with the words; else its beginning. */
export function useFoundPart(text: string): string {
  const search = useSearchParams()[0].get('search') ?? '';
  const [part, setPart] = useState(foundText);
  useEffect(() => {
    if (search === '' || part) return;
    fetchFoundText().then(setPart, () => {});
  }, [search, part]);
  return search === '' || !part ? text : part.partAround(search, text);
}
