import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearHints, storeUserId } from '../../../session/session-hints.ts';
import { personKey, personQuery, userListsKey } from '../../query/person-queries.ts';
import { commentsKey } from '../../query/post-changes.ts';
import { personItemsKey, unansweredKey } from '../../query/item-caches.ts';
import { activityKey, trashKey } from '../../query/audit-keys.ts';
import { createChanges } from './apply-changes.ts';

const keys: Record<string, readonly unknown[]> = {
  users: [...userListsKey, { page: 1 }],
  mira: personQuery('mira').queryKey,
  miraModeration: [...personKey('mira'), 'moderation'],
  miraPosts: [...personItemsKey('posts', 'mira'), { page: 1 }],
  omar: personQuery('omar').queryKey,
  comments: commentsKey('7'),
  activity: [...activityKey, {}],
  trash: [...trashKey, 'posts'],
  unanswered: unansweredKey,
};

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, {});
});

afterEach(() => vi.useRealTimers());

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
  expect(stale()).toEqual(['users', 'mira', 'miraModeration', 'miraPosts', 'activity', 'trash']);
});

it('after changes were missed, everything about people is stale', () => {
  createChanges(client).reconnected();
  expect(stale()).toEqual(Object.keys(keys));
});

it('a change of a post makes what is known of the lists and comments of people stale', () => {
  const changes = [{ noun: 'posts' as const, id: '7', byId: 'ada' }];
  createChanges(client).add({ type: 'changed', changes, isPartial: false });
  expect(stale()).toEqual(['miraModeration', 'miraPosts', 'comments', 'activity', 'trash']);
});

it('what the person does in this tab is shown already; what they do in another one is not', async () => {
  storeUserId('ada');
  onTestFinished(clearHints);
  const live = createChanges(client);
  const own = {
    type: 'changed' as const,
    changes: [{ noun: 'users' as const, id: 'mira', byId: 'ada' }],
    isPartial: false,
  };
  const answer = Promise.withResolvers<void>();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => answer.promise });
  const changing = mutation.execute(undefined);
  live.add(own);
  expect(stale()).toEqual([]);
  answer.resolve();
  await changing;
  live.add(own);
  expect(stale()).toEqual([]);
  vi.advanceTimersByTime(5_000);
  live.add(own);
  expect(stale()).toContain('mira');
});

it('the number of unanswered tickets is fetched again, also for the title of a hidden tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const queryFn = vi.fn<() => number>(() => 12);
  const observer = new QueryObserver(client, {
    queryKey: unansweredKey,
    queryFn,
    staleTime: Infinity,
  });
  onTestFinished(observer.subscribe(() => {}));
  const changes = [{ noun: 'tickets' as const, id: '7', byId: 'ada' }];
  createChanges(client).add({ type: 'changed', changes, isPartial: false });
  vi.advanceTimersByTime(1_000);
  expect(queryFn).toHaveBeenCalledOnce();
});
