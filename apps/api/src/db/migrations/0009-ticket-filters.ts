import type { Migration } from './migration.ts';

/**
 * Tickets by status and category. They are few, so their totals are counted from an index each time;
 * `tickets_by_status` also tells how old the open ones are.
 */
const statements = `
drop index tickets_newest;
create index tickets_newest on tickets (created_at desc, id desc) include (status, category);
create index tickets_by_status on tickets (status, created_at desc, id desc);
create index tickets_by_category on tickets (category, status, created_at desc, id desc);
`;

export const ticketFilters = { inTransaction: statements } satisfies Migration;
