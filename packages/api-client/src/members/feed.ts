import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import { type Post, postSchema } from '@buddyline/domain/post';
import type { Calls } from '../calls.ts';

export interface CursorQuery {
  /** `next` of the page before. */
  before?: string | undefined;
  limit?: number | undefined;
}

export interface FeedCalls {
  page: (query?: CursorQuery, signal?: AbortSignal) => Promise<CursorPage<Post>>;
}

export function feedCalls({ read }: Calls): FeedCalls {
  return {
    page: ({ before, limit } = {}, signal) =>
      read('feed', cursorPageSchema(postSchema), { query: { before, limit }, signal }),
  };
}
