import type { Migration } from './migration.ts';

/**
 * A function's answer counts as 1,000 rows unless it says otherwise: for so many, the planner reads
 * the whole table of owners instead of looking up those of the page's rows.
 */
const rowsOnAPage = 10;

const tables = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'];

export const pageEstimate = (table: string) =>
  `alter function page_of_${table}(timestamptz, bigint, bigint) rows ${rowsOnAPage};`;

export const pageEstimates = {
  inTransaction: tables.map(pageEstimate).join('\n'),
} satisfies Migration;
