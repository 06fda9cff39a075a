import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../session/api.ts';
import { personKey, personQuery } from '../../shared/query/person-queries.ts';
import { commentsKey } from '../../shared/query/post-changes.ts';
import { dashboardKey, itemKey, listKey, personItemsKey } from '../../shared/query/item-caches.ts';
import { deleteUserMutation, updateUserMutation, userListQuery } from './user-queries.ts';

vi.mock('../../session/api.ts', () => ({
  api: {
    users: {
      remove: async () => ({ message: 'User deleted.' }),
      updateAsAdmin: async () => ({ message: 'User updated.' }),
    },
  },
}));

const nouns = ['posts', 'certificates', 'dive-logs', 'tickets'] as const;
const listPage = userListQuery({ page: 1, search: '' }).queryKey;
const lists = [
  listPage,
  dashboardKey,
  commentsKey('post-of-omar'),
  ...nouns.map((noun) => [...listKey(noun), { page: 1 }]),
];

/** All lists, and for two users the profile, a page of each tab and one item of each noun. */
function filledCache(): QueryClient {
  const client = new QueryClient();
  for (const key of lists) client.setQueryData(key, { data: [] });
  for (const userId of ['mira', 'omar']) {
    client.setQueryData([...personQuery(userId).queryKey], { id: userId });
    for (const noun of nouns) {
      client.setQueryData([...personItemsKey(noun, userId), { page: 1 }], { data: [] });
      client.setQueryData(itemKey(noun, `of-${userId}`), { userId });
    }
  }
  return client;
}

const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

let client: QueryClient;

beforeEach(() => {
  client = filledCache();
});

describe('deleteUserMutation', () => {
  beforeEach(() =>
    client.getMutationCache().build(client, deleteUserMutation(client)).execute('mira'),
  );

  it('refreshes every list that may contain the user', () => {
    for (const key of lists) expect(isStale(client, key), JSON.stringify(key)).toBe(true);
  });

  it("drops only that user's profile, tabs and items", () => {
    expect(client.getQueriesData({ queryKey: personKey('mira') })).toEqual([]);
    expect(client.getQueriesData({ queryKey: personKey('omar') })).toHaveLength(5);
    expect(isStale(client, personQuery('omar').queryKey)).toBe(false);
    for (const noun of nouns) {
      expect(client.getQueryData(itemKey(noun, 'of-mira'))).toBeUndefined();
      expect(client.getQueryData(itemKey(noun, 'of-omar'))).toBeDefined();
    }
  });
});

it('a delete without an answer reads the profile and the lists again: the user may be gone', async () => {
  vi.spyOn(api.users, 'remove').mockRejectedValueOnce(new Error('No answer.'));
  const mutation = deleteUserMutation(client);
  await client
    .getMutationCache()
    .build(client, mutation)
    .execute('mira')
    .catch(() => undefined);
  // The failure does not wait for the lists.
  await new Promise((resolve) => setTimeout(resolve));
  for (const key of [...lists, personQuery('mira').queryKey])
    expect(isStale(client, key), JSON.stringify(key)).toBe(true);
  expect(isStale(client, personQuery('omar').queryKey)).toBe(false);
});

describe('updateUserMutation', () => {
  it('refreshes that profile and everything with names or pictures, but no other profile', async () => {
    const mutation = updateUserMutation(client, 'mira');
    await client.getMutationCache().build(client, mutation).execute({ country: 'Malta' });
    const items = nouns.map((noun) => itemKey(noun, 'of-mira'));
    for (const key of [...lists, ...items])
      expect(isStale(client, key), JSON.stringify(key)).toBe(true);
    expect(isStale(client, personQuery('mira').queryKey)).toBe(true);
    expect(isStale(client, personQuery('omar').queryKey)).toBe(false);
  });
});
