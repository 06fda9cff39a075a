import { readLeniently } from '@buddyline/domain/lenient-query';
import { readPage } from '@buddyline/domain/paging';
import { replace, useSearchParams } from 'react-router';
import type * as v from 'valibot';

/** What every list keeps in its URL; the filters of a noun come with that noun's query schema. */
export interface ListState {
  page: number;
  search: string;
}

/** Where the address has a list's page; a list inside another page has a name of its own. */
const pageParameter = 'page';

type ListSchema = v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<unknown, ListState>;

/**
 * A list's state as the address has it, read with the schema the API enforces, but lenient: a link
 * that someone mistyped still shows a list.
 */
export function readListState<TSchema extends ListSchema>(
  schema: TSchema,
  params: URLSearchParams,
) {
  return readLeniently(schema, Object.fromEntries(params));
}

/** The search of each list's address, as it was when somebody last looked at it in this window; the latest last. */
const lastSearches = new Map<string, string>();

/**
 * Back to a list from one of its items: to the page, search and filters one came from.
 *
 * @param others further lists that the item stands in: the one that was looked at last is returned to
 */
export function listAsLeft(path: string, ...others: string[]): string {
  const seen = [...lastSearches.keys()].findLast((list) => list === path || others.includes(list));
  return `${seen ?? path}${lastSearches.get(seen ?? path) ?? ''}`;
}

/**
 * For a list's loader: a page that is no number, or 0 or less, becomes 1 in the address bar at once,
 * and one beyond any list the highest that can be asked for.
 *
 * @throws Response the redirect
 */
export function requireReadablePage(request: Request, parameter = pageParameter): void {
  const url = new URL(request.url);
  const written = url.searchParams.get(parameter);
  const page = readPage(written);
  if (written === null || written === String(page)) {
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

/** A new search starts at page 1; an empty one leaves the address. */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return withFilter(params, 'search', search === '' ? null : search);
}

/** A filter put, changed or (null) taken away; what it leaves starts at page 1. */
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

/** The list's state in the URL and the ways to change it. */
export function useListState<TSchema extends ListSchema>(schema: TSchema) {
  const [params, setParams] = useSearchParams();
  const state = readListState(schema, params);
  return {
    state,
    params,
    // The paginator stays under the pointer: the page does not jump to its top.
    setPage: (page: number) =>
      setParams(withPage(paramsOfAddress(), page), { preventScrollReset: true }),
    /** Back leads to the list before the search began, not through each pause in typing. */
    setSearch: (search: string) =>
      setParams(withSearch(paramsOfAddress(), search), {
        replace: state.search !== '' && search !== '',
        preventScrollReset: true,
      }),
    /** Back leads to the filter before; a value that is still being typed replaces itself. */
    setFilter: (name: string, value: string | null) =>
      setParams(withFilter(paramsOfAddress(), name, value), {
        replace: params.has(name) && value !== null,
        preventScrollReset: true,
      }),
    /** Search and filters, all at once. */
    clearFilters: () => setParams({}, { preventScrollReset: true }),
  };
}

/** The address is ahead of the screen: a filter chosen just now may not have been drawn yet. */
const paramsOfAddress = () => new URLSearchParams(window.location.search);
