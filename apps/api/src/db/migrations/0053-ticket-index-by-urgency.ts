import type { Migration } from './migration.ts';

/**
 * Replaces `tickets_by_priority` of migration 0032, and includes the priority itself. PostgreSQL reads an index without
 * its table only if it has all columns of a query, also those inside an indexed expression. Before, each page was sorted
 * from the table.
 */
export const ticketIndexByUrgency = {
  oneByOne: [
    'drop index concurrently if exists tickets_by_urgency',
    `create index concurrently tickets_by_urgency on tickets (
      array_position(array['urgent', 'high', 'medium', 'low'], priority), created_at, id
    ) include (priority, status, category, pending_until, is_answered, taken_by)`,
    'drop index concurrently if exists tickets_by_priority',
  ],
} satisfies Migration;
