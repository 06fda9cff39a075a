import type { Post } from '@buddyline/domain/post';
import { QueryClient, type MutationOptions } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { deletePostMutation, setPostEnabledMutation } from '../../shared/query/post-changes.ts';
import { personKey } from '../../shared/query/person-queries.ts';
import { dashboardKey, personItemsKey } from '../../shared/query/item-caches.ts';
import { userCommentsQuery } from './comments/user-comment-queries.ts';
import {
  commentsQuery,
  createPostMutation,
  deleteCommentMutation,
  postListQuery,
  postQuery,
  updatePostMutation,
} from './post-queries.ts';

vi.mock('../../session/api.ts', () => {
  const done = async () => ({ message: 'Done' });
  const posts = { create: done, update: done, remove: done, setEnabled: done };
  return { api: { posts, comments: { remove: done } } };
});
vi.mock('../../session/session-hints.ts', () => ({ storedUserId: () => 'ada' }));

const reef: Post = {
  id: 'reef',
  userId: 'mira',
  content: 'Manta!',
  imageResourceId: null,
  likesCount: 0,
  commentsCount: 1,
  createdAt: null,
  updatedAt: null,
  Owner: null,
};

const keys: Record<string, readonly unknown[]> = {
  firstPage: postListQuery({ page: 1, search: '' }).queryKey,
  search: postListQuery({ page: 2, search: 'manta' }).queryKey,
  reef: postQuery('reef').queryKey,
  reefComments: commentsQuery('reef', 2).queryKey,
  wreck: postQuery('wreck').queryKey,
  wreckComments: commentsQuery('wreck', 1).queryKey,
  miraPosts: [...personItemsKey('posts', 'mira'), { page: 1 }],
  miraTickets: [...personItemsKey('tickets', 'mira'), { page: 1 }],
  miraModeration: [...personKey('mira'), 'moderation'],
  omarComments: userCommentsQuery('omar', { page: 1, search: '' }).queryKey,
  adaPosts: [...personItemsKey('posts', 'ada'), { page: 1 }],
  users: ['users', { page: 1, search: '' }],
  dashboard: dashboardKey,
};

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData([...key], {});
});

/** Runs a mutation; returns the queries that it invalidated and those that it removed. */
async function outcome<TAnswer, TInput>(
  options: MutationOptions<TAnswer, Error, TInput>,
  input: NoInfer<TInput>,
) {
  await client.getMutationCache().build(client, options).execute(input);
  const named = (wanted: (state: { isInvalidated: boolean } | undefined) => boolean) =>
    Object.keys(keys).filter((name) => wanted(client.getQueryState([...(keys[name] ?? [])])));
  return {
    refreshed: named((state) => state?.isInvalidated === true),
    dropped: named((state) => state === undefined),
  };
}

const save = { content: 'Mantas!', signal: new AbortController().signal };

it("a new post refreshes the lists, its author's lists, and the dashboard", async () => {
  expect(await outcome(createPostMutation(client), save)).toEqual({
    refreshed: ['firstPage', 'search', 'adaPosts', 'dashboard'],
    dropped: [],
  });
});

it('an edit refreshes the post and the lists with it, but not its comments', async () => {
  expect(await outcome(updatePostMutation(client, reef), save)).toEqual({
    refreshed: ['firstPage', 'search', 'reef', 'miraPosts', 'miraModeration', 'dashboard'],
    dropped: [],
  });
});

it('enabling or disabling a post refreshes the same queries as an edit', async () => {
  const input = { post: reef, isEnabled: false };
  expect(await outcome(setPostEnabledMutation(client), input)).toEqual({
    refreshed: ['firstPage', 'search', 'reef', 'miraPosts', 'miraModeration', 'dashboard'],
    dropped: [],
  });
});

it('a delete refreshes the lists, also of comments, and drops the post with its comments', async () => {
  expect(await outcome(deletePostMutation(client), reef)).toEqual({
    refreshed: ['firstPage', 'search', 'miraPosts', 'miraModeration', 'omarComments', 'dashboard'],
    dropped: ['reef', 'reefComments'],
  });
});

it("a delete leaves the post's own page before the post is dropped", async () => {
  let wasCached: unknown;
  const leave = () => {
    wasCached = client.getQueryData(postQuery('reef').queryKey);
  };
  await outcome(deletePostMutation(client, leave), reef);
  expect(wasCached).toBeDefined();
});

it('a deleted comment refreshes the comments, also of people, and the post and lists with their number', async () => {
  expect(await outcome(deleteCommentMutation(client, reef), 'c1')).toEqual({
    refreshed: [
      'firstPage',
      'search',
      'reef',
      'reefComments',
      'miraPosts',
      'miraModeration',
      'omarComments',
      'dashboard',
    ],
    dropped: [],
  });
});
