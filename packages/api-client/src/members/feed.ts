import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import { type LikablePost, likablePostSchema } from '@buddyline/domain/like';
import type { Calls } from '../calls.ts';

export interface CursorQuery {
  /** The `next` of the previous page. */
  before?: string | undefined;
  limit?: number | undefined;
}

export interface FeedCalls {
  page: (query?: CursorQuery, signal?: AbortSignal) => Promise<CursorPage<LikablePost>>;
}

export function feedCalls({ read }: Calls): FeedCalls {
  return {
    page: ({ before, limit } = {}, signal) =>
      read('feed', cursorPageSchema(likablePostSchema), { query: { before, limit }, signal }),
  };
}
