import type { Migration } from './migration.ts';

/** Index-only scans need a fresh visibility map, and the planner fresh statistics: vacuum after 2 % instead of 20 %. */
const tables = ['users', 'posts', 'comments', 'certificates', 'dive_logs', 'tickets'];

export const vacuumOften = (table: string) => `
alter table ${table} set (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02
);`;

const statements = `${tables.map(vacuumOften).join('')}
-- Filled and emptied all the time, and read with every list.
alter table row_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
`;

export const vacuum = { inTransaction: statements } satisfies Migration;
