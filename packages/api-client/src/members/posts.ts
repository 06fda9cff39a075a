import { type LikablePost, likablePostSchema } from '@buddyline/domain/like';
import { type Calls, type ChangeResult, pathOf } from '../calls.ts';
import { postCalls, type PostCalls, type PostDraft } from '../posts.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';
import { likeCalls, type LikeCalls } from './likes.ts';

/** `id`: a UUIDv7 of the client, which then knows it before the answer. */
export type NewPost = PostDraft & { id?: string | undefined };

export interface MemberPostCalls extends Pick<PostCalls, 'update' | 'remove'> {
  get: (postId: string, signal?: AbortSignal) => Promise<LikablePost>;
  create: (post: NewPost, options?: CreateOptions) => Promise<ChangeResult & { data: LikablePost }>;
  /** Counts that the person has shared the post. */
  countShare: (postId: string) => Promise<ChangeResult>;
  likes: LikeCalls;
}

export function memberPostCalls(calls: Calls): MemberPostCalls {
  const { update, remove } = postCalls(calls);
  const create = createOnce(calls);
  return {
    update,
    remove,
    get: (postId, signal) => calls.read(pathOf('posts', postId), likablePostSchema, { signal }),
    create: ({ id, content, file }, options) => {
      const form = new FormData();
      if (id !== undefined) form.set('id', id);
      form.set('content', content);
      if (file) form.set('file', file);
      return create({ path: 'posts', form }, likablePostSchema, options);
    },
    countShare: (postId) =>
      calls.change({ method: 'post', path: pathOf('posts', postId, 'share') }),
    likes: likeCalls(calls, 'posts'),
  };
}
