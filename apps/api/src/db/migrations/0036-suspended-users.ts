import type { Migration } from './migration.ts';

/** Suspended users in the order of their list. */
export const suspendedUsers = {
  oneByOne: [
    'drop index concurrently if exists users_suspended',
    'create index concurrently users_suspended on users (created_at, id) where suspended_until is not null',
  ],
} satisfies Migration;
