import type { Migration } from './migration.ts';

/**
 * The first two are empty nearly always. The third reads the rows of one table of a deletion in their order, of
 * which a batch takes the first.
 */
export const actsInProgressIndexes = {
  oneByOne: [
    'drop index concurrently if exists deletions_in_progress',
    `create index concurrently deletions_in_progress on deletions (item_id)
      where in_progress is not null`,
    'drop index concurrently if exists sanctions_in_progress',
    `create index concurrently sanctions_in_progress on sanctions (id)
      where posts_in_progress is not null`,
    'drop index concurrently if exists deleted_rows_by_table',
    'create index concurrently deleted_rows_by_table on deleted_rows (deletion_id, table_name, n)',
  ],
} satisfies Migration;
