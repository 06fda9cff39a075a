import type { InvalidateOptions, QueryClient, QueryFilters } from '@tanstack/react-query';
import type { ItemNoun } from '../../sections.ts';
import { peopleKey, personKey } from './person-queries.ts';

/** The key prefix of every page, search and filter of one noun's list. */
export const listKey = (noun: ItemNoun) => [noun, 'list'] as const;

/** The key of how many tickets wait for an answer: a changed ticket invalidates it with the lists. */
export const unansweredKey = [...listKey('tickets'), 'unanswered'] as const;

/** The key of one item; without an id, the prefix of all items. */
export const itemKey = (noun: ItemNoun, ...id: [] | [string]) => [noun, 'item', ...id] as const;

/** The key prefix of one user's own list of a noun; its last part is the noun. */
export const personItemsKey = (noun: ItemNoun, userId: string) =>
  [...personKey(userId), noun] as const;

/** The dashboard has totals and latest items of every noun, so each change invalidates it. */
export const dashboardKey = ['dashboard'] as const;

export interface ChangedItem {
  id: string;
  /** The owner; if unknown, the lists of all users are invalidated. */
  userId?: string | undefined;
}

/**
 * After an edit: invalidates the noun's lists, the owner's list, the item itself and the dashboard.
 *
 * @param options whether in-flight fetches of lists are cancelled; by default they are
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

/** After a delete: invalidates the same lists, and drops the item from the cache. */
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
  // Invalidating cancels in-flight refetches, but not first fetches, whose response may be outdated.
  if (options?.cancelRefetch !== false) await client.cancelQueries(firstFetches(noun));
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey(noun) }, options),
    client.invalidateQueries(writtenBy(noun, userId), options),
    client.invalidateQueries({ queryKey: dashboardKey }, options),
  ]);
}

function firstFetches(noun: ItemNoun): QueryFilters {
  return { queryKey: listKey(noun), predicate: ({ state }) => state.data === undefined };
}

/** A person's lists of a noun, or those of all users, and what counts them. */
export function writtenBy(noun: ItemNoun | 'comments', userId?: string): QueryFilters {
  return {
    queryKey: userId ? personKey(userId) : peopleKey,
    predicate: ({ queryKey: [, , part] }) => part === noun || part === 'moderation',
  };
}
