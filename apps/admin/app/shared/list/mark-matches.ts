import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchCode } from '../../fetch-code.ts';
import { prefetchOnInteraction } from '../lazy/prefetch-on-interaction.ts';
import type * as SearchMatches from './search-matches.ts';

/** Fetched on the first interaction, or if the URL has a search. */
let searchMatches: typeof SearchMatches | undefined;
const fetchSearchMatches = async () =>
  (searchMatches ??= await fetchCode(() => import('./search-matches.ts')));
prefetchOnInteraction(fetchSearchMatches);

/** Marks the matches after each response; `data` is what the list shows. */
export function useMarkMatches(search: string, data: unknown): void {
  useEffect(() => {
    if (search === '' && !searchMatches) return;
    // If the code cannot be fetched, the list stays unmarked.
    fetchSearchMatches().then(
      ({ markMatches }) => data !== undefined && markMatches(search),
      () => {},
    );
  }, [search, data]);
}

/** What a clamped text shows: the part around the first match, or else its beginning. */
export function useMatchExcerpt(text: string): string {
  const search = useSearchParams()[0].get('search') ?? '';
  const [matches, setMatches] = useState(searchMatches);
  useEffect(() => {
    if (search === '' || matches) return;
    fetchSearchMatches().then(setMatches, () => {});
  }, [search, matches]);
  return search === '' || !matches ? text : matches.excerptAroundMatch(search, text);
}
