import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personKey, personQuery } from '../../shared/person-queries.ts';
import { deleteUserMutation, updateUserMutation, userListQuery } from './user-queries.ts';

vi.mock('../../session/api.ts', () => ({
  api: {
    users: {
      remove: async () => ({ message: 'User deleted.' }),
      updateAsAdmin: async () => ({ message: 'User updated.' }),
    },
  },
}));

/** A cache with a list page, and a profile and a tab of two people. */
function filledCache(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(userListQuery({ page: 1, search: '' }).queryKey, {
    data: [],
    totalPages: 0,
  });
  for (const userId of ['mira', 'omar']) {
    client.setQueryData([...personQuery(userId).queryKey], { id: userId });
    client.setQueryData([...personKey(userId), 'posts', { page: 1 }], []);
  }
  return client;
}

const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

const listKey = userListQuery({ page: 1, search: '' }).queryKey;
let client: QueryClient;

beforeEach(() => {
  client = filledCache();
});

describe('deleteUserMutation', () => {
  it("refreshes the lists and drops that user's profile and tabs, nobody else's", async () => {
    await client.getMutationCache().build(client, deleteUserMutation(client)).execute('mira');
    expect(isStale(client, listKey)).toBe(true);
    expect(client.getQueriesData({ queryKey: personKey('mira') })).toEqual([]);
    expect(client.getQueriesData({ queryKey: personKey('omar') })).toHaveLength(2);
    expect(isStale(client, personQuery('omar').queryKey)).toBe(false);
  });
});

describe('updateUserMutation', () => {
  it('refreshes the lists and that profile', async () => {
    const mutation = updateUserMutation(client, 'mira');
    await client.getMutationCache().build(client, mutation).execute({ country: 'Malta' });
    expect(isStale(client, listKey)).toBe(true);
    expect(isStale(client, personQuery('mira').queryKey)).toBe(true);
    expect(isStale(client, personQuery('omar').queryKey)).toBe(false);
  });
});
