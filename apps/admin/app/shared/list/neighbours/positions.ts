import type { Paged } from '@buddyline/domain/envelope';
import { readPage } from '@buddyline/domain/paging';
import type * as v from 'valibot';
import type { ItemNoun } from '../../../sections.ts';
import { type ListPosition, withParams } from '../list-position.ts';
import { readListState } from '../list-state.ts';
import type { ListWindow } from './window.ts';

type Schema = v.ObjectSchema<v.ObjectEntries, undefined>;

interface List<TSchema extends Schema, TFilter, TItem> {
  noun: ItemNoun;
  schema: TSchema;
  filterOf: (state: v.InferOutput<TSchema>) => TFilter;
  pageSize: number;
  path: string;
  itemPath: (id: string) => string;
  fetchWindow: (query: TFilter & ListWindow, signal: AbortSignal) => Promise<Paged<TItem>>;
}

export type Positions<TFilter extends object, TItem> = ReturnType<
  typeof positionsIn<Schema, TFilter, TItem>
>;

/** The positions in a noun's list. */
export function positionsIn<TSchema extends Schema, TFilter extends object, TItem>(
  list: List<TSchema, TFilter, TItem>,
) {
  const { noun, schema, filterOf, pageSize, path, itemPath, fetchWindow } = list;
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
    /** The path of a record's page within the list. */
    pathOf: (id: string, { filter, at }: ListPosition<TFilter>) =>
      withParams(itemPath(id), { ...filter, at }),
    /** The path of the list at the record's page; without a position, that of the whole list. */
    listPath(position: ListPosition<TFilter> | null): string {
      if (position === null) return path;
      const page = pageOf(position.at);
      return withParams(path, { ...position.filter, page: page > 1 ? page : undefined });
    },
    noun,
    fetchWindow,
    pageOf,
    pageSize,
  };
}
