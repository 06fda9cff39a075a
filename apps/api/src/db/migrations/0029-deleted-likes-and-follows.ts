import type { Migration } from './migration.ts';

const tables = "table_name in ('post_likes', 'comment_likes', 'follows')";

/** Likes and follows in the trash by their people, for the purge of a person. */
export const deletedLikesAndFollows = {
  oneByOne: [
    'drop index concurrently if exists deleted_likes_and_follows',
    `create index concurrently deleted_likes_and_follows on deleted_rows ((data ->> 'user_id')) where ${tables}`,
    'drop index concurrently if exists deleted_followers',
    `create index concurrently deleted_followers on deleted_rows ((data ->> 'followed_id')) where table_name = 'follows'`,
  ],
} satisfies Migration;
