import type { Migration } from './migration.ts';

/**
 * By default the planner expects 1,000 rows from a function, and for that many it would read the whole
 * table of owners instead of looking up the owners of the page's rows.
 */
const rowsOnAPage = 10;

const tables = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'];

export const pageEstimate = (table: string) =>
  `alter function page_of_${table}(timestamptz, bigint, bigint) rows ${rowsOnAPage};`;

export const pageEstimates = {
  inTransaction: tables.map(pageEstimate).join('\n'),
} satisfies Migration;
