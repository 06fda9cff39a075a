import { readPage } from '@buddyline/domain/paging';
import type * as v from 'valibot';
import { readListState } from './list-state.ts';

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

interface List<TSchema extends v.ObjectSchema<v.ObjectEntries, undefined>, TFilter> {
  schema: TSchema;
  filterOf: (state: v.InferOutput<TSchema>) => TFilter;
  pageSize: number;
  path: string;
  itemPath: (id: string) => string;
}

/** The positions in a noun's list. */
export function positionsIn<
  TSchema extends v.ObjectSchema<v.ObjectEntries, undefined>,
  TFilter extends object,
>({ schema, filterOf, pageSize, path, itemPath }: List<TSchema, TFilter>) {
  const pageOf = (at: number) => Math.ceil(at / pageSize);
  return {
    /** Null for a record that was not opened from the list. */
    read(params: URLSearchParams): ListPosition<TFilter> | null {
      const at = params.get('at');
      if (at === null) return null;
      return { filter: filterOf(readListState(schema, params)), at: readPage(at) };
    },
    pageOf,
    /** The position of the item at an index of a page. */
    positionOf: (page: number, index: number) => (page - 1) * pageSize + index + 1,
    /** The path of a record's page within the list. */
    pathOf: (id: string, { filter, at }: ListPosition<TFilter>) =>
      withParams(itemPath(id), { ...filter, at }),
    /** The path of the list at the record's page; without a position, that of the whole list. */
    listPath(position: ListPosition<TFilter> | null): string {
      if (position === null) return path;
      const page = pageOf(position.at);
      return withParams(path, { ...position.filter, page: page > 1 ? page : undefined });
    },
  };
}

function withParams(path: string, values: object): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return params.size === 0 ? path : `${path}?${params}`;
}
