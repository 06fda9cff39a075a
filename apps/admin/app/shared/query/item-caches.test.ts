import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { personKey } from './person-queries.ts';
import {
  dashboardKey,
  forgetItem,
  itemKey,
  listKey,
  personItemsKey,
  refreshItem,
} from './item-caches.ts';

const keys = {
  list: [...listKey('posts'), { page: 1 }],
  item: itemKey('posts', 'reef'),
  otherItem: itemKey('posts', 'wreck'),
  mira: [...personItemsKey('posts', 'mira'), { page: 1 }],
  omar: [...personItemsKey('posts', 'omar'), { page: 1 }],
  miraModeration: [...personKey('mira'), 'moderation', 'record'],
  omarModeration: [...personKey('omar'), 'moderation'],
  miraTickets: [...personItemsKey('tickets', 'mira'), { page: 1 }],
  tickets: [...listKey('tickets'), { page: 1 }],
  dashboard: dashboardKey,
};

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, []);
});

/** The names of the invalidated queries. */
function stale(): string[] {
  const entries = Object.entries(keys);
  return entries
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);
}

it("an edit refreshes the lists, the owner's list and counts, the item and the dashboard, nothing else", async () => {
  await refreshItem(client, 'posts', { id: 'reef', userId: 'mira' });
  expect(stale()).toEqual(['list', 'item', 'mira', 'miraModeration', 'dashboard']);
});

it('a delete refreshes the same lists and drops the item', async () => {
  await forgetItem(client, 'posts', { id: 'reef', userId: 'mira' });
  expect(stale()).toEqual(['list', 'mira', 'miraModeration', 'dashboard']);
  expect(client.getQueryData(keys.item)).toBeUndefined();
  expect(client.getQueryData(keys.otherItem)).toEqual([]);
});

it("without an owner, all users' lists of that noun and counts are refreshed", async () => {
  await forgetItem(client, 'posts', { id: 'reef' });
  expect(stale()).toEqual([
    'list',
    'mira',
    'omar',
    'miraModeration',
    'omarModeration',
    'dashboard',
  ]);
});
