import { type Post, postSchema } from '@buddyline/domain/post';
import type { Calls, ChangeResult } from '../calls.ts';
import { postCalls, type PostCalls, type PostDraft } from '../posts.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';
import { likeCalls, type LikeCalls } from './likes.ts';

/** `id`: a UUIDv7 of the client, which then knows it before the answer. */
export type NewPost = PostDraft & { id?: string | undefined };

export interface MemberPostCalls extends Pick<PostCalls, 'get' | 'update' | 'remove'> {
  create: (post: NewPost, options?: CreateOptions) => Promise<ChangeResult & { data: Post }>;
  likes: LikeCalls;
}

export function memberPostCalls(calls: Calls): MemberPostCalls {
  const { get, update, remove } = postCalls(calls);
  const create = createOnce(calls);
  return {
    get,
    update,
    remove,
    create: ({ id, content, file }, options) => {
      const form = new FormData();
      if (id !== undefined) form.set('id', id);
      form.set('content', content);
      if (file) form.set('file', file);
      return create({ path: 'posts', form }, postSchema, options);
    },
    likes: likeCalls(calls, 'posts'),
  };
}
