import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ItemNoun } from '../../sections.ts';
import { itemKey, listKey, personItemsKey } from './item-caches.ts';

interface NounCalls<TQuery, TList, TItem, TOwned> {
  list: (query: TQuery, signal: AbortSignal) => Promise<TList>;
  get: (id: string, signal: AbortSignal) => Promise<TItem>;
  /** One page of a user's. */
  ofUser: (userId: string, page: number, signal: AbortSignal) => Promise<TOwned>;
}

/** All lists of a noun have pages of one size, whether or not a caller names it. */
export const pageKey = (noun: ItemNoun, query: object) =>
  [...listKey(noun), { ...query, limit: undefined }] as const;

/** The queries that every noun has. A list keeps the former page until the next one is there. */
export function nounQueries<TQuery extends object, TList, TItem, TOwned>(
  noun: ItemNoun,
  calls: NounCalls<TQuery, TList, TItem, TOwned>,
) {
  return {
    list: (query: TQuery) =>
      queryOptions({
        queryKey: pageKey(noun, query),
        queryFn: ({ signal }) => calls.list(query, signal),
        placeholderData: keepPreviousData,
      }),
    item: (id: string) =>
      queryOptions({
        queryKey: itemKey(noun, id),
        queryFn: ({ signal }) => calls.get(id, signal),
      }),
    ofUser: (userId: string, page: number) =>
      queryOptions({
        queryKey: [...personItemsKey(noun, userId), { page }],
        queryFn: ({ signal }) => calls.ofUser(userId, page, signal),
        placeholderData: keepPreviousData,
      }),
  };
}
