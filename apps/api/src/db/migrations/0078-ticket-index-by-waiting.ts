import type { Migration } from './migration.ts';

/** The queue in the order of waiting, with all that it can be filtered by, as in migration 0053. */
export const ticketIndexByWaiting = {
  oneByOne: [
    'drop index concurrently if exists tickets_by_waiting',
    `create index concurrently tickets_by_waiting on tickets (
      (coalesce(last_words_at, created_at)), id
    ) include (last_words_at, created_at, status, category, pending_until, is_answered, taken_by)`,
  ],
} satisfies Migration;
