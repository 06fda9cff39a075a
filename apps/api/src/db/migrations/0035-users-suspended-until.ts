import type { Migration } from './migration.ts';

/** Until when a user is suspended; 'infinity' until it is lifted. */
export const usersSuspendedUntil = {
  inTransaction: 'alter table users add column suspended_until timestamptz(3)',
} satisfies Migration;
