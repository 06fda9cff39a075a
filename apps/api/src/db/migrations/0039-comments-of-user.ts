import type { Migration } from './migration.ts';

/** The comments of a person in the order of their list; the index also serves what the narrower one did. */
export const commentsOfUser = {
  oneByOne: [
    'drop index concurrently if exists comments_of_user_newest',
    'create index concurrently comments_of_user_newest on comments (user_id, created_at desc, id desc)',
    'drop index concurrently if exists comments_of_user',
  ],
} satisfies Migration;
