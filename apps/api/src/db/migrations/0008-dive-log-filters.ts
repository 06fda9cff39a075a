import type { Migration } from './migration.ts';

/**
 * Filters dive logs by any combination of the list's filters, with exact totals.
 *
 * `filter_bits` holds the values that can be filtered: one comparison checks twelve flags and three
 * choices, and two ranges check the times of day to the hour:
 *
 *   0–11  the flags in the order of `diveLogFlags`
 *   12    visibility unit: 1 ft, 2 m
 *   14    current: 1 NONE, 2 MILD, 3 STRONG
 *   16    type of dive: 1 SCUBA, 2 FREEDIVE
 *   18    hour in which the dive began; 31 unknown
 *   23    hour by which it had ended, 0–24; 31 unknown
 */
const filterBits = `
alter table dive_logs add column filter_bits integer not null generated always as (
  is_wreck::integer
  | (is_reef::integer << 1)
  | (is_training::integer << 2)
  | (is_search_recovery::integer << 3)
  | (is_cave::integer << 4)
  | (is_fresh::integer << 5)
  | (is_salt::integer << 6)
  | (is_shore::integer << 7)
  | (is_boat::integer << 8)
  | (used_computer::integer << 9)
  | (used_scooter::integer << 10)
  | (used_camera::integer << 11)
  | (case visibility_unit when 'ft' then 1 when 'm' then 2 else 0 end << 12)
  | (case current_condition when 'NONE' then 1 when 'MILD' then 2 when 'STRONG' then 3 else 0 end << 14)
  | (case freedive_or_scuba when 'SCUBA' then 1 when 'FREEDIVE' then 2 else 0 end << 16)
  | (coalesce(left(time_in, 2)::integer, 31) << 18)
  | (coalesce(left(time_out, 2)::integer + (right(time_out, 2) <> '00')::integer, 31) << 23)
) stored;

-- The list's own order, with everything that a filtered walk along it asks: no row is fetched in vain.
drop index dive_logs_newest;
create index dive_logs_newest on dive_logs (created_at desc, id desc)
  include (filter_bits, time_in, time_out);
-- The few logs of a rare combination, wherever they lie.
create index dive_logs_by_filter on dive_logs (filter_bits, created_at desc, id desc)
  include (time_in, time_out);
create index dive_logs_by_date on dive_logs (date, created_at desc, id desc);
`;

/** Counted as in migration 0005: triggers append changes, and every second these are added up. */
const counting = `
create table dive_log_counts (
  filter_bits integer primary key,
  row_count bigint not null
) with (fillfactor = 70);

create table dive_log_changes (
  filter_bits integer not null,
  change integer not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

insert into dive_log_counts select filter_bits, count(*) from dive_logs group by filter_bits;

create function note_dive_logs_added() returns trigger language plpgsql as $$
begin
  insert into dive_log_changes select filter_bits, count(*) from touched group by filter_bits;
  return null;
end $$;

create function note_dive_logs_removed() returns trigger language plpgsql as $$
begin
  insert into dive_log_changes select filter_bits, -count(*) from touched group by filter_bits;
  return null;
end $$;

create function note_dive_log_changed() returns trigger language plpgsql as $$
begin
  insert into dive_log_changes values (old.filter_bits, -1), (new.filter_bits, 1);
  return null;
end $$;

create trigger dive_logs_filters_added after insert on dive_logs
  referencing new table as touched for each statement execute function note_dive_logs_added();
create trigger dive_logs_filters_removed after delete on dive_logs
  referencing old table as touched for each statement execute function note_dive_logs_removed();
create trigger dive_logs_filters_changed after update on dive_logs
  for each row when (old.filter_bits <> new.filter_bits) execute function note_dive_log_changed();

create function fold_dive_log_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_dive_log_counts')) then
    return;
  end if;
  with taken as (
    delete from dive_log_changes returning filter_bits, change
  )
  insert into dive_log_counts
    select filter_bits, sum(change) from taken group by filter_bits
    on conflict (filter_bits)
    do update set row_count = dive_log_counts.row_count + excluded.row_count;
  if found then
    delete from dive_log_counts where row_count = 0;
  end if;
end $$;
`;

/**
 * Two ways to read a page. A walk reads the list in its order and skips logs that do not match; when few
 * logs match, all matches are gathered and sorted instead. For the settings see migration 0005.
 */
const walking = `
create function walk_dive_logs(
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
  return query
    select id from dive_logs
    where filter_bits & mask = wanted
      and (since is null or time_in >= since collate "C")
      and (until is null or time_out <= until collate "C")
    order by created_at desc, id desc offset rows_to_skip limit row_limit;
end $$;

create function gather_dive_logs(
  combinations integer[], since text, until text, rows_to_skip bigint, row_limit bigint
) returns setof uuid language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
begin
  return query
    with matches as materialized (
      select id, created_at from dive_logs
      where filter_bits = any (combinations)
        and (since is null or time_in >= since collate "C")
        and (until is null or time_out <= until collate "C")
    )
    select id from matches order by created_at desc, id desc offset rows_to_skip limit row_limit;
end $$;
`;

/**
 * One page of the logs whose bits under `mask` are `wanted`, which began at or after `since` and ended
 * at or before `until` (HH:MM, or null). The total comes from the counts; only logs in a partly included
 * hour are counted one by one. A page past the end is one row without an id.
 */
const filtering = `
create function filtered_dive_logs(
  mask integer, wanted integer, since text, until text, rows_before bigint, row_limit bigint
) returns table (total bigint, log_id uuid) language plpgsql stable rows 10
as $$
declare
  first_hour integer := coalesce(left(since, 2)::integer, 0);
  last_hour integer := coalesce(left(until, 2)::integer, 31);
  begins_in_hour boolean := coalesce(right(since, 2) <> '00', false);
  ends_in_hour boolean := coalesce(right(until, 2) <> '00', false);
  combinations integer[];
  cut_in_two integer[];
  logs bigint;
begin
  select
    coalesce(sum(n) filter (where not is_cut), 0),
    array_agg(filter_bits),
    array_agg(filter_bits) filter (where is_cut)
  into total, combinations, cut_in_two
  from (
    select filter_bits, n,
      begins_in_hour and (filter_bits >> 18) & 31 = first_hour
        or ends_in_hour and filter_bits >> 23 = last_hour + 1 as is_cut
    from (
      select filter_bits, row_count as n from dive_log_counts
      union all
      select filter_bits, change from dive_log_changes
    ) as counted
    where filter_bits & mask = wanted
      and (since is null or (filter_bits >> 18) & 31 between first_hour and 23)
      and (until is null or filter_bits >> 23 <= last_hour + ends_in_hour::integer)
  ) as matching;

  if cut_in_two is not null then
    total := total + (
      select count(*) from dive_logs
      where filter_bits = any (cut_in_two)
        and (since is null or time_in >= since collate "C")
        and (until is null or time_out <= until collate "C")
    );
  end if;

  if total <= rows_before then
    return next;
    return;
  end if;
  select row_count into logs from row_counts where noun = 'dive_logs' and period = 'all';
  -- A walk passes logs * (rows_before + row_limit) / total of them; a gathered log costs eight that are passed.
  if 8 * total * total < (rows_before + row_limit) * coalesce(logs, 0) then
    return query
      select total, page.id
      from gather_dive_logs(combinations, since, until, rows_before, row_limit) as page(id);
  else
    return query
      select total, page.id
      from walk_dive_logs(mask, wanted, since, until, rows_before, row_limit) as page(id);
  end if;
end $$;
`;

export const diveLogFilters = {
  inTransaction: [filterBits, counting, walking, filtering].join(''),
} satisfies Migration;
