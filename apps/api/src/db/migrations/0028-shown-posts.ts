import type { Migration } from './migration.ts';

/** The shown posts in the order of the feed, which reads it backwards. */
export const shownPosts = {
  oneByOne: [
    'drop index concurrently if exists posts_shown',
    'create index concurrently posts_shown on posts (created_at, id) where is_enabled',
  ],
} satisfies Migration;
