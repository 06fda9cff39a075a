import type { Query, QueryClient } from '@tanstack/react-query';

export interface ListedItem {
  id: string;
}
interface List {
  data: ListedItem[];
}

function isList(value: unknown): value is List {
  return (
    typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
  );
}

function listIn(value: unknown): List {
  if (!isList(value)) throw new Error('The query is not one of a list');
  return value;
}

/** The query of the list that is on the screen; undefined until it has its first response. */
export function listOnScreen(client: QueryClient, listKey: readonly unknown[]): Query | undefined {
  const active = client.getQueryCache().findAll({ queryKey: listKey, type: 'active' });
  return active.find(({ state }) => isList(state.data));
}

export const itemsOf = ({ state }: Query): ListedItem[] => listIn(state.data).data;

/** The same list as it is now, without changing what is on the screen. */
export async function fetchAgain(client: QueryClient, list: Query): Promise<ListedItem[]> {
  const { queryKey, options } = list;
  const { queryFn } = options;
  const queryOptions = { queryKey: ['live', ...queryKey], staleTime: 0, gcTime: 0, retry: false };
  const fresh = await client.fetchQuery({ ...queryOptions, ...(queryFn && { queryFn }) });
  return listIn(fresh).data;
}

/** Items with their present values, and the ids of those that do not exist any more. */
interface News {
  changed: readonly ListedItem[];
  gone: readonly string[];
}

/**
 * Replaces items that have changed, and marks those that were deleted; none moves, comes or goes, and the list is as
 * old as before.
 */
export function changeInPlace(client: QueryClient, list: Query, { changed, gone }: News): void {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const known = listIn(list.state.data);
  const data = known.data.map((item) =>
    gone.includes(item.id) ? { ...item, isGone: true } : (byId.get(item.id) ?? item),
  );
  const updatedAt = list.state.dataUpdatedAt;
  client.setQueryData(list.queryKey, { ...known, data }, { updatedAt });
  // Whoever comes back to it gets a new one.
  void client.invalidateQueries({ queryKey: list.queryKey, exact: true, refetchType: 'none' });
}
