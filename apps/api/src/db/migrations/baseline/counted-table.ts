/**
 * The triggers and the function with which a table has exact totals and pages of equal cost, by `row-counts.ts`.
 */
export const countedTable = (table: string): string => triggersOf(table) + pageOf(table);

/**
 * By default the planner expects 1,000 rows from a function, and for that many it would read the whole
 * table of owners instead of looking up the owners of the page's rows.
 */
const rowsOnAPage = 10;

/**
 * `page_of_<table>`: the rows of the page that `locate_page` found, newest first. It is a function,
 * because PL/pgSQL caches its plan per session: planning took longer than execution, and named prepared
 * statements do not work through a pooler. The settings force the index: a generic plan would expect to
 * read the whole table, and would use JIT compilation for it.
 */
const pageOf = (table: string) => `
create function page_of_${table}(older_than timestamptz, rows_to_skip bigint, row_limit bigint)
returns setof ${table} language plpgsql stable rows ${rowsOnAPage}
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_sort = off
set jit = off
as $$
begin
  return query
    select * from ${table} where created_at < older_than
    order by created_at desc, id desc offset rows_to_skip limit row_limit;
end $$;
`;

const triggersOf = (table: string) => `
create trigger ${table}_count_added after insert on ${table}
  referencing new table as touched for each statement execute function note_rows_added();
create trigger ${table}_count_removed after delete on ${table}
  referencing old table as touched for each statement execute function note_rows_removed();
create trigger ${table}_count_moved after update of created_at on ${table}
  for each row when (day_of(old.created_at) <> day_of(new.created_at)) execute function note_row_moved();
create trigger ${table}_no_truncate before truncate on ${table}
  for each statement execute function refuse_truncate();
`;

/** Index-only scans need a fresh visibility map, and the planner fresh statistics: vacuum after 2 % instead of 20 %. */
export const vacuumedOften = `
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02`;
