import type { CursorPage } from '@buddyline/domain/cursor';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

export interface CursorSource<TItem> {
  queryKey: readonly unknown[];
  /** @param before the cursor of the page before; undefined for the first page */
  read: (before: string | undefined, signal?: AbortSignal) => Promise<CursorPage<TItem>>;
}

/**
 * A list that is read by cursor: one query with all pages loaded so far. A refetch reads as many items again.
 * TanStack's infinite queries do the same, but would be in the first scripts of every page.
 */
export function cursorQuery<TItem>({ queryKey, read }: CursorSource<TItem>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      // Asked each time: 'Load more' may add a page meanwhile.
      const shown = () => client.getQueryData<CursorPage<TItem>>(queryKey)?.data.length ?? 0;
      let list = await read(undefined, signal);
      while (list.next !== null && list.data.length < shown()) {
        list = joined(list, await read(list.next, signal));
      }
      return list;
    },
    placeholderData: keepPreviousData,
  });
}

/** Adds the next page, unless the list was refetched meanwhile. Resolves with whether it was added. */
export async function loadMore<TItem>(
  client: QueryClient,
  { queryKey, read }: CursorSource<TItem>,
): Promise<boolean> {
  const next = client.getQueryData<CursorPage<TItem>>(queryKey)?.next ?? null;
  if (next === null) return false;
  const page = await read(next);
  const list = client.getQueryData<CursorPage<TItem>>(queryKey);
  if (list?.next !== next) return false;
  client.setQueryData<CursorPage<TItem>>(queryKey, joined(list, page));
  return true;
}

function joined<TItem>(list: CursorPage<TItem>, page: CursorPage<TItem>): CursorPage<TItem> {
  return { data: [...list.data, ...page.data], next: page.next };
}
