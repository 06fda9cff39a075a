import type { Paged } from '@buddyline/domain/envelope';
import { readPage } from '@buddyline/domain/paging';
import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { ItemNoun } from '../../sections.ts';
import { listKey } from '../query/item-caches.ts';
import { pageKey } from '../query/noun-queries.ts';
import { readListState } from './list-state.ts';
import { type ListSlice, type ListWindow, sliceOf, windowAround } from './neighbours/window.ts';

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

type Schema = v.ObjectSchema<v.ObjectEntries, undefined>;

interface List<TSchema extends Schema, TFilter, TItem> {
  noun: ItemNoun;
  schema: TSchema;
  filterOf: (state: v.InferOutput<TSchema>) => TFilter;
  pageSize: number;
  path: string;
  itemPath: (id: string) => string;
  read: (query: TFilter & ListWindow, signal: AbortSignal) => Promise<Paged<TItem>>;
}

/** The search, filters and order of a list, without its page. */
export function withoutPage<TState extends ListWindow>({
  page: _page,
  limit: _limit,
  ...filter
}: TState) {
  return filter;
}

export type Positions<TFilter extends object, TItem> = ReturnType<
  typeof positionsIn<Schema, TFilter, TItem>
>;

/** The positions in a noun's list. */
export function positionsIn<TSchema extends Schema, TFilter extends object, TItem>(
  list: List<TSchema, TFilter, TItem>,
) {
  const { noun, schema, filterOf, pageSize, path, itemPath, read } = list;
  const pageOf = (at: number) => Math.ceil(at / pageSize);
  return {
    /** Of the unfiltered list. */
    start: { filter: filterOf(readListState(schema, new URLSearchParams())), at: 1 },
    /** Null for a record that was not opened from the list. */
    read(params: URLSearchParams): ListPosition<TFilter> | null {
      const at = params.get('at');
      if (at === null) return null;
      return { filter: filterOf(readListState(schema, params)), at: readPage(at) };
    },
    /** The position of the item at an index of a page. */
    positionOf: (page: number, index: number) => (page - 1) * pageSize + index + 1,
    /** The path of a record's page within the list, or of another page of that record. */
    pathOf: (id: string, { filter, at }: ListPosition<TFilter>, pathOfPage = itemPath) =>
      withParams(pathOfPage(id), { ...filter, at }),
    /** The path of the list at the record's page; without a position, that of the whole list. */
    listPath(position: ListPosition<TFilter> | null): string {
      if (position === null) return path;
      const page = pageOf(position.at);
      return withParams(path, { ...position.filter, page: page > 1 ? page : undefined });
    },
    /** The list around a position. It has the lists' key prefix, so that a changed record invalidates it. */
    window({ filter, at }: ListPosition<TFilter>) {
      const window = windowAround(at);
      return queryOptions({
        queryKey: [...listKey(noun), 'queue', { ...filter, ...window }],
        queryFn: async ({ signal }): Promise<ListSlice<TItem>> =>
          sliceOf(await read({ ...filter, ...window }, signal), window),
      });
    },
    /** The key of the list's page that shows a position. */
    pageKey: ({ filter, at }: ListPosition<TFilter>) =>
      pageKey(noun, { ...filter, page: pageOf(at) }),
    pageOf,
    pageSize,
  };
}

function withParams(path: string, values: object): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const params = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return params.size === 0 ? path : `${path}?${params}`;
}
