import type { Migration } from './migration.ts';

/**
 * Replaces the descending indexes of the lists by ascending ones, which are read backwards. New rows
 * have the newest `created_at`. At the end of an index PostgreSQL fills each page before it starts the
 * next one; at the beginning it splits every full page and leaves both halves half empty.
 */
const included: Record<string, string> = {
  users: '',
  posts: '',
  certificates: '',
  dive_logs: 'include (filter_bits, time_in, time_out)',
  tickets: 'include (status, category)',
};

const indexes = Object.entries(included).map(
  ([table, include]) => `
drop index ${table}_newest;
create index ${table}_newest on ${table} (created_at, id) ${include};
`,
);

/** As in migration 0008, but a walk without times of day does not compare them. */
const walking = `
create or replace function walk_dive_logs(
  mask integer, wanted integer, since text, until text, rows_to_skip bigint, row_limit bigint
) returns setof uuid language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  if since is null and until is null then
    return query
      select id from dive_logs
      where filter_bits & mask = wanted
      order by created_at desc, id desc offset rows_to_skip limit row_limit;
  else
    return query
      select id from dive_logs
      where filter_bits & mask = wanted
        and (since is null or time_in >= since collate "C")
        and (until is null or time_out <= until collate "C")
      order by created_at desc, id desc offset rows_to_skip limit row_limit;
  end if;
end $$;
`;

export const denseNewest = { inTransaction: [...indexes, walking].join('') } satisfies Migration;
