import type { Migration } from './migration.ts';

const filters = 'include (status, category, pending_until, is_answered, taken_by)';

/**
 * The queue of tickets in its two orders, with all that it can be filtered by, so that counting and paging
 * read only an index. Then tickets about the same thing or person, also in the trash, from which the copies
 * of a purged person's words are removed.
 */
export const ticketQueue = {
  oneByOne: [
    'drop index concurrently if exists tickets_queue',
    `create index concurrently tickets_queue on tickets (created_at, id) ${filters}`,
    'drop index concurrently if exists tickets_by_priority',
    `create index concurrently tickets_by_priority on tickets (
      array_position(array['urgent', 'high', 'medium', 'low'], priority), created_at, id
    ) ${filters}`,
    'drop index concurrently if exists tickets_about',
    `create index concurrently tickets_about on tickets (about_id, about_noun) where about_id is not null`,
    'drop index concurrently if exists tickets_about_person',
    `create index concurrently tickets_about_person on tickets (about_person_id) where about_person_id is not null`,
    'drop index concurrently if exists deleted_tickets_about_person',
    `create index concurrently deleted_tickets_about_person on deleted_rows ((data ->> 'about_person_id')) where table_name = 'tickets'`,
  ],
} satisfies Migration;
