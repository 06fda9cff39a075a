import { readLeniently } from '@buddyline/domain/lenient-query';
import { readPage } from '@buddyline/domain/paging';
import { replace, useSearchParams } from 'react-router';
import type * as v from 'valibot';

/** What every list keeps in its URL; each noun's query schema adds its filters. */
export interface ListState {
  page: number;
  search: string;
}

/** The default URL parameter of the page number; a list inside another page has its own. */
const pageParameter = 'page';

type ListSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads a list's state from the URL with the API's schema, but leniently: a mistyped link still shows
 * a list.
 */
export function readListState<TSchema extends ListSchema>(
  schema: TSchema,
  params: URLSearchParams,
) {
  return readLeniently(schema, Object.fromEntries(params));
}

/** The last query string of each list visited in this tab, ordered by the last visit. */
const lastSearches = new Map<string, string>();

/**
 * The link from an item back to its list, with the page, search and filters of the last visit.
 *
 * @param others further lists that contain the item; the one visited last wins
 */
export function lastVisitedList(path: string, ...others: string[]): string {
  const seen = [...lastSearches.keys()].findLast((list) => list === path || others.includes(list));
  return `${seen ?? path}${lastSearches.get(seen ?? path) ?? ''}`;
}

/**
 * For a list's loader: redirects a page that is not a positive integer to page 1, and one above the
 * maximum to the maximum.
 *
 * @throws Response the redirect
 */
export function requireReadablePage(request: Request, parameter = pageParameter): void {
  const url = new URL(request.url);
  const written = url.searchParams.get(parameter);
  const page = readPage(written);
  if (written === null || written === String(page)) {
    if (import.meta.env.SSR) return;
    lastSearches.delete(url.pathname);
    lastSearches.set(url.pathname, url.search);
    return;
  }
  throw replace(`${url.pathname}?${withPage(url.searchParams, page, parameter)}`);
}

/** The same list on another page. */
export function withPage(
  params: URLSearchParams,
  page: number,
  parameter = pageParameter,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(parameter, String(page));
  return next;
}

/** A new search starts at page 1; an empty one is removed from the URL. */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return withFilter(params, 'search', search === '' ? null : search);
}

/** Sets a filter, or removes it (null), and returns to page 1. */
export function withFilter(
  params: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The list's state in the URL and its setters. */
export function useListState<TSchema extends ListSchema>(schema: TSchema) {
  const [params, setParams] = useSearchParams();
  const state = readListState(schema, params);
  /** Back returns to the list before the filter, not to each of its values. */
  function setFilter(name: string, value: string | null): void {
    const now = paramsOfAddress();
    setParams(withFilter(now, name, value), {
      replace: now.has(name) && value !== null,
      preventScrollReset: true,
    });
  }
  return {
    state,
    params,
    // Keeps the scroll position, so that the paginator stays under the pointer.
    setPage: (page: number) =>
      setParams(withPage(paramsOfAddress(), page), { preventScrollReset: true }),
    /** Back returns to the list before the search, not to each debounced value. */
    setSearch: (search: string) => setFilter('search', search || null),
    setFilter,
    /** Clears the search and all filters. */
    clearFilters: () => setParams({}, { preventScrollReset: true }),
  };
}

/** Not the router's parameters: a filter changed just now may not have been rendered yet. */
const paramsOfAddress = () => new URLSearchParams(window.location.search);
