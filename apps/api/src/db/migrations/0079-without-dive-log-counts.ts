import type { Migration } from './migration.ts';

/**
 * The counts of migration 0008 and the functions that read them: every write kept them, and since migration 0046 no
 * list asks for them. Earlier versions fold them every second, so they do not start on this database.
 */
export const withoutDiveLogCounts = {
  needs: '0079-without-dive-log-counts',
  inTransaction: `
drop trigger dive_logs_filters_added on dive_logs;
drop trigger dive_logs_filters_removed on dive_logs;
drop trigger dive_logs_filters_changed on dive_logs;
drop function note_dive_logs_added, note_dive_logs_removed, note_dive_log_changed;
drop function filtered_dive_logs, walk_dive_logs, gather_dive_logs, fold_dive_log_counts;
drop table dive_log_counts, dive_log_changes;
drop index dive_logs_by_filter;
`,
} satisfies Migration;
