/**
 * What dive logs are filtered and sorted by, as bit slices: a slice holds one bit of one code of 16,384 logs. A
 * condition on hundreds of thousands of logs is then a few bitwise operations, in any combination.
 *
 * Every log has a place. The bits of place p are in block p / 16384, at p % 16384. A code of n bits has n
 * slices, the highest bit first. 0 means unknown.
 *
 *   marks        the log is there, has findings; then the 18 flags and choices of `filter_bits`
 *   time_in      1 + minute of the day
 *   time_out     1 + minute of the day
 *   dive_day     days since 1899-12-31, from 1 to 65,535; earlier and later days are those
 *   depth        1 + decimetres, up to 4,095
 *   created_day  days since 2000-01-01 in UTC; only for sorting
 */
const tables = `
create table dive_log_places (
  place integer generated always as identity primary key,
  log_id uuid not null unique
);

create table dive_log_slices (
  attribute text not null,
  block integer not null,
  slices bit varying[] not null,
  primary key (attribute, block)
);
-- Slices are read often and compress slowly.
alter table dive_log_slices alter column slices set storage external;

create table dive_log_slice_changes (
  change integer not null,
  place integer not null,
  codes integer[] not null
) with (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, vacuum_index_cleanup = on
);

create function widths_of_dive_log_codes() returns table (attribute text, number integer, width integer)
language sql immutable
begin atomic
  values ('marks', 1, 20), ('time_in', 2, 11), ('time_out', 3, 11),
    ('dive_day', 4, 16), ('depth', 5, 12), ('created_day', 6, 15);
end;
`;

/** The rules of `packages/domain/src/dive-log-findings.ts`, without the one that depends on the day of the reader. */
const codes = `
create function minute_code(clock text) returns integer language sql immutable parallel safe
return coalesce(1 + left(clock, 2)::integer * 60 + right(clock, 2)::integer, 0);

create function dive_day_code(day date) returns integer language sql immutable parallel safe
return case when day is null then 0 else least(greatest(day - date '1899-12-31', 1), 65535) end;

create function depth_code(feet double precision) returns integer language sql immutable parallel safe
return case when feet is null then 0
  else 1 + round(least(greatest(feet * 3.048, 0), 4094))::integer end;

create function dive_log_has_findings(log dive_logs) returns boolean
language sql immutable parallel safe
return coalesce(log.average_depth > log.max_depth, false)
  or coalesce(log.end_psi > log.start_psi, false)
  or coalesce(
    log.time_out < log.time_in collate "C" and (
      log.time_this_dive is null or abs(
        minute_code(log.time_out) + 1440 - minute_code(log.time_in) - log.time_this_dive) > 1),
    false)
  or coalesce(log.date < date '1950-01-01', false)
  or coalesce(log.water_temp < 28 or log.water_temp > 104, false)
  or coalesce(log.n2 < 0 or log.n2 > 80, false)
  or coalesce(log.cns_o2 > 80, false)
  or coalesce(log.pg <> '' and log.pg !~ '^[A-Z]$', false)
  or coalesce(abs(log.bottom_time_to_date + log.time_this_dive - log.cumulative_time) > 1, false)
  or coalesce(log.latitude = 0 and log.longitude = 0, false)
  or log.is_fresh and log.is_salt
  or coalesce(log.freedive_or_scuba = 'FREEDIVE', false)
    and (log.start_psi is not null or log.end_psi is not null);

create function dive_log_codes(log dive_logs) returns integer[]
language sql immutable parallel safe
return array[
  (1 << 19) | (dive_log_has_findings(log)::integer << 18) | (log.filter_bits & 262143),
  minute_code(log.time_in),
  minute_code(log.time_out),
  dive_day_code(log.date),
  depth_code(log.max_depth),
  least(greatest(day_of(log.created_at) - date '2000-01-01', 0), 32767)
];
`;

/** As in `row-counts.ts`: triggers append changes, which are folded every second; readers read both. */
const noting = `
create function note_dive_log_slices_added() returns trigger language plpgsql as $$
begin
  with placed as (
    insert into dive_log_places (log_id) select id from touched returning place, log_id
  )
  insert into dive_log_slice_changes
    select 1, place, dive_log_codes(touched::dive_logs) from touched join placed on log_id = id;
  return null;
end $$;

create function note_dive_log_slices_removed() returns trigger language plpgsql as $$
begin
  with removed as (
    delete from dive_log_places using touched where log_id = touched.id returning place, log_id
  )
  insert into dive_log_slice_changes
    select -1, place, dive_log_codes(touched::dive_logs) from touched join removed on log_id = id;
  return null;
end $$;

create function note_dive_log_slices_changed() returns trigger language plpgsql as $$
declare
  place_of_log integer := (select place from dive_log_places where log_id = new.id);
begin
  insert into dive_log_slice_changes
    values (-1, place_of_log, dive_log_codes(old)), (1, place_of_log, dive_log_codes(new));
  return null;
end $$;

create trigger dive_logs_slices_added after insert on dive_logs
  referencing new table as touched for each statement execute function note_dive_log_slices_added();
create trigger dive_logs_slices_removed after delete on dive_logs
  referencing old table as touched for each statement execute function note_dive_log_slices_removed();
create trigger dive_logs_slices_changed after update on dive_logs
  for each row when (dive_log_codes(old) <> dive_log_codes(new))
  execute function note_dive_log_slices_changed();
`;

/** A change inverts the bits of its codes, so the order in which changes are folded does not matter. */
const folding = `
-- Folds some changes; the answer is whether others are left.
create function fold_dive_log_slices() returns boolean language plpgsql as $$
begin
  if not exists (select from dive_log_slice_changes) or not pg_try_advisory_xact_lock(hashtext('fold_dive_log_slices')) then
    return false;
  end if;
  with taken as (
    delete from dive_log_slice_changes where ctid = any (array(
      select ctid from dive_log_slice_changes limit 10000
    ))
    returning place, codes
  ), changed as (
    select attribute, width, place, bit_xor(codes[number]) as code
    from taken, widths_of_dive_log_codes() group by attribute, width, place
  ), inverted as (
    select attribute, place / 16384 as block, slice,
      bit_xor(set_bit(B'0'::bit(16384), place % 16384, 1)) as bits
    from changed, generate_series(1, width) as slice
    where code >> (width - slice) & 1 = 1
    group by 1, 2, 3
  ), blocks as (
    select distinct place / 16384 as block from taken
  )
  -- A new block has slices of every attribute.
  insert into dive_log_slices
    select attribute, block, array(
      select coalesce(bits, B'0'::bit(16384))::bit varying
      from generate_series(1, width) as nth
      left join inverted on (inverted.attribute, inverted.block, slice)
        = (widths.attribute, blocks.block, nth)
      order by nth
    )
    from blocks, widths_of_dive_log_codes() as widths
    on conflict (attribute, block) do update
    set slices = array(
      select former # change
      from unnest(dive_log_slices.slices, excluded.slices) with ordinality as pairs(former, change, nth)
      order by nth
    )
    where exists (select from unnest(excluded.slices) as change where bit_count(change) > 0);
  return exists (select from dive_log_slice_changes);
end $$;
`;

export const diveLogSlices = [tables, codes, noting, folding].join('');
