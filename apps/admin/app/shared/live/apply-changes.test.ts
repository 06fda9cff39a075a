import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearHints, storeUserId } from '../../session/session-hints.ts';
import { personKey, personQuery, userListsKey } from '../person/person-queries.ts';
import { personItemsKey } from '../query/item-caches.ts';
import { createChanges } from './apply-changes.ts';

const keys: Record<string, readonly unknown[]> = {
  users: [...userListsKey, { page: 1 }],
  mira: personQuery('mira').queryKey,
  miraStanding: [...personKey('mira'), 'standing'],
  miraPosts: [...personItemsKey('posts', 'mira'), { page: 1 }],
  omar: personQuery('omar').queryKey,
};

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The names of the invalidated queries. */
function stale(): string[] {
  vi.advanceTimersByTime(1_000);
  const entries = Object.entries(keys);
  return entries
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);
}

it('a change of a person makes all that is known of them stale, and the lists of users', () => {
  const changes = [{ noun: 'users' as const, id: 'mira', byId: 'ada' }];
  createChanges(client).add({ type: 'changed', changes, isPartial: false });
  expect(stale()).toEqual(['users', 'mira', 'miraStanding', 'miraPosts']);
});

it('after changes were missed, everything about people is stale', () => {
  createChanges(client).reconnected();
  expect(stale()).toEqual(Object.keys(keys));
});

it.each([
  { hasFocus: true, expected: [] },
  { hasFocus: false, expected: ['users', 'mira', 'miraStanding', 'miraPosts'] },
])(
  'own changes are shown in all windows but the focused one: $hasFocus',
  ({ hasFocus, expected }) => {
    storeUserId('ada');
    onTestFinished(clearHints);
    vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    const changes = [{ noun: 'users' as const, id: 'mira', byId: 'ada' }];
    createChanges(client).add({ type: 'changed', changes, isPartial: false });
    expect(stale()).toEqual(expected);
  },
);
