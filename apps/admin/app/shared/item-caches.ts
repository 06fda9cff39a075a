import type { QueryClient } from '@tanstack/react-query';
import { personKey } from './person-queries.ts';

/** What a user owns and staff look after. Also the last part of that user's own lists' keys. */
export type ItemNoun = 'posts' | 'certificates' | 'dive-logs' | 'tickets';

/** Every page, search and filter of one noun's list hangs below this key. */
export const listKey = (noun: ItemNoun) => [noun, 'list'] as const;

export const itemKey = (noun: ItemNoun, id: string) => [noun, 'item', id] as const;

/** One user's own list of a noun, below everything else about that user. */
export const personItemsKey = (noun: ItemNoun, userId: string) =>
  [...personKey(userId), noun] as const;

/** Totals and latest items of every noun: each change of an item is one of the dashboard's too. */
export const dashboardKey = ['dashboard'] as const;

interface ChangedItem {
  id: string;
  /** Whose it is; where that is not known, everybody's own lists are looked at again. */
  userId?: string | undefined;
}

/** After an edit: the noun's lists, the owner's list, the item itself and the dashboard. */
export async function refreshItem(client: QueryClient, noun: ItemNoun, item: ChangedItem) {
  await Promise.all([
    refreshLists(client, noun, item),
    client.invalidateQueries({ queryKey: itemKey(noun, item.id) }),
  ]);
}

/** After a delete: the same lists are refreshed, and the item's own cache is dropped. */
export async function forgetItem(client: QueryClient, noun: ItemNoun, item: ChangedItem) {
  client.removeQueries({ queryKey: itemKey(noun, item.id) });
  await refreshLists(client, noun, item);
}

async function refreshLists(client: QueryClient, noun: ItemNoun, { userId }: ChangedItem) {
  const ownLists =
    userId === undefined
      ? { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwnList(queryKey, noun) }
      : { queryKey: personItemsKey(noun, userId) };
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey(noun) }),
    client.invalidateQueries(ownLists),
    client.invalidateQueries({ queryKey: dashboardKey }),
  ]);
}

function isOwnList(key: readonly unknown[], noun: ItemNoun): boolean {
  const [person] = personKey('');
  return key[0] === person && key[2] === noun;
}
