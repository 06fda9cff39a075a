import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Post, type PostContent, postSchema } from '@buddyline/domain/post';
import type { PostList } from '@buddyline/domain/post-list';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** The fields of a post's form; without a file the picture is unchanged. */
export type PostDraft = PostContent & { file?: File | undefined };

export interface PostCalls {
  /** Filters and orders only for backends with the feature 'posts.filters'. */
  list: (query: Partial<PostList>, signal?: AbortSignal) => Promise<Paged<Post>>;
  get: (postId: string, signal?: AbortSignal) => Promise<Post>;
  create: (draft: PostDraft, signal?: AbortSignal) => Promise<ChangeResult>;
  update: (postId: string, draft: PostDraft, signal?: AbortSignal) => Promise<ChangeResult>;
  /**
   * Only for backends with the feature 'post-enable'.
   * @param reason for staff, where the backend has the feature 'activity'
   */
  setEnabled: (postId: string, isEnabled: boolean, reason?: string) => Promise<ChangeResult>;
  remove: (postId: string) => Promise<ChangeResult>;
}

export function postCalls({ read, change }: Calls): PostCalls {
  return {
    list: ({ search, ...rest }, signal) =>
      read('posts', pagedSchema(postSchema), { query: { ...rest, query: search }, signal }),
    get: (postId, signal) => read(pathOf('posts', postId), postSchema, { signal }),
    create: (draft, signal) =>
      change({ method: 'post', path: 'posts', form: postForm(draft), signal }),
    update: (postId, draft, signal) =>
      change({ method: 'put', path: pathOf('posts', postId), form: postForm(draft), signal }),
    setEnabled: (postId, isEnabled, reason) =>
      change({ method: 'patch', path: pathOf('posts', postId), json: { isEnabled, reason } }),
    remove: (postId) => change({ method: 'delete', path: pathOf('posts', postId) }),
  };
}

function postForm({ content, file }: PostDraft): FormData {
  const form = new FormData();
  form.set('content', content);
  if (file) form.set('file', file);
  return form;
}
