import type { Migration } from './migration.ts';

/**
 * Filters tickets by status and category. Tickets are few, so their totals are counted from an index
 * each time; `tickets_by_status` also gives the age of the open ones.
 */
const statements = `
drop index tickets_newest;
create index tickets_newest on tickets (created_at desc, id desc) include (status, category);
create index tickets_by_status on tickets (status, created_at desc, id desc);
create index tickets_by_category on tickets (category, status, created_at desc, id desc);
`;

export const ticketFilters = { inTransaction: statements } satisfies Migration;
