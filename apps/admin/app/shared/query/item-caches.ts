import type { InvalidateOptions, QueryClient, QueryFilters } from '@tanstack/react-query';
import type { ItemNoun } from '../../sections.ts';
import { personKey } from '../person/person-queries.ts';

/** Every page, search and filter of one noun's list hangs below this key. */
export const listKey = (noun: ItemNoun) => [noun, 'list'] as const;

/** One item; without an id all of them. */
export const itemKey = (noun: ItemNoun, ...id: [] | [string]) => [noun, 'item', ...id] as const;

/** One user's own list of a noun, below everything else about that user; the key ends with the noun. */
export const personItemsKey = (noun: ItemNoun, userId: string) =>
  [...personKey(userId), noun] as const;

/** Totals and latest items of every noun: each change of an item is one of the dashboard's too. */
export const dashboardKey = ['dashboard'] as const;

interface ChangedItem {
  id: string;
  /** Whose it is; where that is not known, everybody's own lists are looked at again. */
  userId?: string | undefined;
}

/**
 * After an edit: the noun's lists, the owner's list, the item itself and the dashboard.
 *
 * @param options whether lists that are on their way are called off; without it they are
 */
export async function refreshItem(
  client: QueryClient,
  noun: ItemNoun,
  item: ChangedItem,
  options?: InvalidateOptions,
) {
  await Promise.all([
    refreshLists(client, noun, item, options),
    client.invalidateQueries({ queryKey: itemKey(noun, item.id) }),
  ]);
}

/** After a delete: the same lists are refreshed, and the item's own cache is dropped. */
export async function forgetItem(client: QueryClient, noun: ItemNoun, item: ChangedItem) {
  client.removeQueries({ queryKey: itemKey(noun, item.id) });
  await refreshLists(client, noun, item);
}

async function refreshLists(
  client: QueryClient,
  noun: ItemNoun,
  { userId }: ChangedItem,
  options?: InvalidateOptions,
) {
  const ownLists =
    userId === undefined
      ? { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isOwnList(queryKey, noun) }
      : { queryKey: personItemsKey(noun, userId) };
  // Invalidating calls off what is fetched again, but not a first answer, which may be from before.
  if (options?.cancelRefetch !== false) await client.cancelQueries(firstAnswers(noun));
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey(noun) }, options),
    client.invalidateQueries(ownLists, options),
    client.invalidateQueries({ queryKey: dashboardKey }, options),
  ]);
}

function firstAnswers(noun: ItemNoun): QueryFilters {
  return { queryKey: listKey(noun), predicate: ({ state }) => state.data === undefined };
}

function isOwnList(key: readonly unknown[], noun: ItemNoun): boolean {
  const [person] = personKey('');
  return key[0] === person && key[2] === noun;
}
