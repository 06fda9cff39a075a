import type { Post } from '@buddyline/domain/post';
import { QueryClient, type MutationOptions } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { deletePostMutation, setPostEnabledMutation } from '../../shared/query/post-changes.ts';
import { personItemsKey } from '../../shared/query/item-caches.ts';
import { userCommentsQuery } from './comments/user-comment-queries.ts';
import { commentsQuery, deleteCommentMutation, postListQuery, postQuery } from './post-queries.ts';

vi.mock('../../session/api.ts', () => {
  const fail = () => Promise.reject(new Error('No answer.'));
  return { api: { posts: { remove: fail, setEnabled: fail }, comments: { remove: fail } } };
});

const reef = { id: 'reef', userId: 'mira' } as Post;

const keys: Record<string, readonly unknown[]> = {
  list: postListQuery({ page: 1, search: '' }).queryKey,
  reef: postQuery('reef').queryKey,
  reefComments: commentsQuery('reef', 1).queryKey,
  wreck: postQuery('wreck').queryKey,
  miraPosts: [...personItemsKey('posts', 'mira'), { page: 1 }],
  omarComments: userCommentsQuery('omar', { page: 1, search: '' }).queryKey,
};

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData([...key], {});
});

/** Runs a mutation that fails; returns the queries that are read again. */
async function refreshedAfter<TAnswer, TInput>(
  options: MutationOptions<TAnswer, Error, TInput>,
  input: NoInfer<TInput>,
) {
  const mutation = client.getMutationCache().build(client, options);
  await mutation.execute(input).catch(() => undefined);
  // The failure does not wait for the lists.
  await new Promise((resolve) => setTimeout(resolve));
  return Object.keys(keys).filter(
    (name) => client.getQueryState([...(keys[name] ?? [])])?.isInvalidated,
  );
}

it('a delete of a post without an answer reads it, its lists and the comments again', async () => {
  const leave = vi.fn<() => void>();
  expect(await refreshedAfter(deletePostMutation(client, leave), reef)).toEqual([
    'list',
    'reef',
    'reefComments',
    'miraPosts',
    'omarComments',
  ]);
  expect(leave).not.toHaveBeenCalled();
});

it('enabling or disabling a post without an answer reads it and its lists again', async () => {
  const input = { post: reef, isEnabled: false };
  expect(await refreshedAfter(setPostEnabledMutation(client), input)).toEqual([
    'list',
    'reef',
    'miraPosts',
  ]);
});

it('a delete of a comment without an answer reads the comments and the post again', async () => {
  expect(await refreshedAfter(deleteCommentMutation(client, reef), 'c1')).toEqual([
    'list',
    'reef',
    'reefComments',
    'miraPosts',
    'omarComments',
  ]);
});
