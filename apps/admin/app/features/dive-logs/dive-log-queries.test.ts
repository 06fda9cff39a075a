import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../session/api.ts';
import { personQuery } from '../../shared/query/person-queries.ts';
import { dashboardKey } from '../../shared/query/item-caches.ts';
import {
  deleteDiveLogMutation,
  diveLogListQuery,
  diveLogQuery,
  updateDiveLogMutation,
  userDiveLogsQuery,
} from './dive-log-queries.ts';

vi.mock('../../session/api.ts', () => ({
  api: {
    diveLogs: {
      remove: async () => ({ message: 'Dive log deleted.' }),
      update: async () => ({ message: 'Dive log updated.' }),
    },
  },
}));

const listKey = diveLogListQuery({ page: 1, limit: 6, search: '' }).queryKey;
const logKey = (id: string) => diveLogQuery(id).queryKey;
const tabKey = (userId: string) => userDiveLogsQuery(userId, 1).queryKey;
const log = { id: 'dive-1', userId: 'mira', site: 'Reef', location: null };
let client: QueryClient;

const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  for (const key of [
    listKey,
    logKey('dive-1'),
    logKey('dive-2'),
    tabKey('mira'),
    tabKey('omar'),
    personQuery('mira').queryKey,
    dashboardKey,
  ]) {
    client.setQueryData([...key], {});
  }
});

describe('deleteDiveLogMutation', () => {
  it("leaves the page, drops the log, and refreshes only the lists and that diver's", async () => {
    let cachedOnLeave: unknown;
    const mutation = deleteDiveLogMutation(client, () => {
      cachedOnLeave = client.getQueryData(logKey('dive-1'));
    });
    await client.getMutationCache().build(client, mutation).execute(log);
    expect(cachedOnLeave).toBeDefined();
    expect(isStale(dashboardKey)).toBe(true);
    expect(isStale(listKey)).toBe(true);
    expect(isStale(tabKey('mira'))).toBe(true);
    expect(client.getQueryState(logKey('dive-1'))).toBeUndefined();
    expect(isStale(logKey('dive-2'))).toBe(false);
    expect(isStale(tabKey('omar'))).toBe(false);
    expect(isStale(personQuery('mira').queryKey)).toBe(false);
  });

  it('without an answer, reads the log and its lists again: it may be gone', async () => {
    vi.spyOn(api.diveLogs, 'remove').mockRejectedValueOnce(new Error('No answer.'));
    const leave = vi.fn<() => void>();
    const mutation = deleteDiveLogMutation(client, leave);
    await client
      .getMutationCache()
      .build(client, mutation)
      .execute(log)
      .catch(() => undefined);
    // The failure does not wait for the lists.
    await new Promise((resolve) => setTimeout(resolve));
    expect(leave).not.toHaveBeenCalled();
    for (const key of [listKey, logKey('dive-1'), tabKey('mira'), dashboardKey])
      expect(isStale(key), JSON.stringify(key)).toBe(true);
    expect(isStale(logKey('dive-2'))).toBe(false);
  });
});

describe('updateDiveLogMutation', () => {
  it("refreshes only that log, the lists and that diver's", async () => {
    const mutation = updateDiveLogMutation(client, log);
    await client.getMutationCache().build(client, mutation).execute({ maxDepth: 66 });
    expect(isStale(logKey('dive-1'))).toBe(true);
    expect(isStale(listKey)).toBe(true);
    expect(isStale(tabKey('mira'))).toBe(true);
    expect(isStale(logKey('dive-2'))).toBe(false);
    expect(isStale(tabKey('omar'))).toBe(false);
  });
});
