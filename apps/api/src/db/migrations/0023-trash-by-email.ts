import type { Migration } from './migration.ts';

/** Finds the deleted account of somebody who signs in. */
export const trashByEmail = {
  oneByOne: [
    'drop index concurrently if exists deleted_users_by_email',
    `create index concurrently deleted_users_by_email on deleted_rows (lower(data ->> 'email'))
      where table_name = 'users'`,
  ],
} satisfies Migration;
