import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import {
  type LastDay,
  lastDaySchema,
  type UserComment,
  userCommentSchema,
  type UserCommentsQuery,
} from '@buddyline/domain/user-comment';
import { type Calls, pathOf } from './calls.ts';

/** What a person has written on posts, only for backends with the feature 'user-comments'. */
export interface UserCommentCalls {
  list: (
    userId: string,
    query: Partial<UserCommentsQuery>,
    signal?: AbortSignal,
  ) => Promise<Paged<UserComment>>;
  /** The ids of their posts and comments of the last 24 hours. */
  lastDay: (userId: string, signal?: AbortSignal) => Promise<LastDay>;
}

export function userCommentCalls({ read }: Calls): UserCommentCalls {
  return {
    list: (userId, { page, limit, search }, signal) =>
      read(pathOf('users', userId, 'comments'), pagedSchema(userCommentSchema), {
        query: { page, limit, search },
        signal,
      }),
    lastDay: (userId, signal) =>
      read(pathOf('users', userId, 'last-day'), lastDaySchema, { signal }),
  };
}
