import type { QueryClient } from '@tanstack/react-query';
import { itemNouns } from '../../sections.ts';
import { allCommentsKey } from './post-changes.ts';
import { dashboardKey, itemKey, listKey } from './item-caches.ts';
import { personKey, userListsKey } from './person-queries.ts';

/** After a profile was saved: invalidates it and all queries that contain the person's name or picture. */
export async function refreshPerson(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: personKey(userId) }),
    invalidateQueriesWithPeople(client),
  ]);
}

/** After a user was deleted: drops the person and their items from the cache, and invalidates the lists. */
export async function forgetPerson(client: QueryClient, userId: string): Promise<void> {
  client.removeQueries({ queryKey: personKey(userId) });
  for (const noun of itemNouns) {
    client.removeQueries({
      queryKey: itemKey(noun),
      predicate: ({ state }) => isOwnedBy(state.data, userId),
    });
  }
  await invalidateQueriesWithPeople(client);
}

/** All items show their owner, and posts show their number of comments. */
async function invalidateQueriesWithPeople(client: QueryClient): Promise<void> {
  const ofNouns = itemNouns.flatMap((noun) => [listKey(noun), itemKey(noun)]);
  const keys = [userListsKey, ...ofNouns, allCommentsKey, dashboardKey, ['palette']];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function isOwnedBy(item: unknown, userId: string): boolean {
  return typeof item === 'object' && item !== null && 'userId' in item && item.userId === userId;
}
