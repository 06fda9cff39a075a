import { queryOptions } from '@tanstack/react-query';
import { listKey } from '../../query/item-caches.ts';
import type { ListPosition } from '../list-position.ts';
import type { Positions } from './positions.ts';
import { type ListSlice, sliceOf, windowAround } from './window.ts';

/** The list around a position. It has the lists' key prefix, so that a changed record invalidates it. */
export function windowQuery<TFilter extends object, TItem>(
  { noun, fetchWindow }: Positions<TFilter, TItem>,
  { filter, at }: ListPosition<TFilter>,
) {
  const window = windowAround(at);
  return queryOptions({
    queryKey: [...listKey(noun), 'queue', { ...filter, ...window }],
    queryFn: async ({ signal }): Promise<ListSlice<TItem>> =>
      sliceOf(await fetchWindow({ ...filter, ...window }, signal), window),
  });
}
