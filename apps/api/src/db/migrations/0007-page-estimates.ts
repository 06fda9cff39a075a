import type { Migration } from './migration.ts';

/**
 * By default the planner expects 1,000 rows from a function, and for that many it would read the whole
 * table of owners instead of looking up the owners of the page's rows.
 */
const rowsOnAPage = 10;

const tables = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'];

const statements = tables
  .map(
    (table) => `alter function page_of_${table}(timestamptz, bigint, bigint) rows ${rowsOnAPage};`,
  )
  .join('\n');

export const pageEstimates = { inTransaction: statements } satisfies Migration;
