import type { ListWindow } from './neighbours/window.ts';

/**
 * The list from which a record was opened, and its position there: `?status=OPEN&at=12`. It is in the URL, so that a
 * reload or a shared link keeps it.
 */
export interface ListPosition<TFilter> {
  /** The search, filters and order of the list, without its page. */
  filter: TFilter;
  /** The position across all pages, counted from 1. */
  at: number;
}

/** The search, filters and order of a list, without its page. */
export function withoutPage<TState extends ListWindow>({
  page: _page,
  limit: _limit,
  ...filter
}: TState) {
  return filter;
}

/** The path of a record's page within the list, of which the record is at an index of a page, counted from 0. */
export function pathInList(
  path: string,
  filter: object,
  { page, index, pageSize }: { page: number; index: number; pageSize: number },
): string {
  return withParams(path, { ...filter, at: (page - 1) * pageSize + index + 1 });
}

/** The path with those of the values that are set. */
export function withParams(path: string, values: object): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return params.size === 0 ? path : `${path}?${params}`;
}
