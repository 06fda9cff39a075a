import { countedTable, vacuumedOften } from './counted-table.ts';
import { lockedRow } from './locked-row.ts';

/** What dive logs are filtered and sorted by, as small numbers. 0 is unknown. */
const codes = `
create function minute_code(clock text) returns smallint language sql immutable parallel safe
return coalesce(1 + left(clock, 2)::integer * 60 + right(clock, 2)::integer, 0)::smallint;

-- Days since 1899-12-31. Days before 1900 and after 2079-06-05 share the first and the last code.
create function day_code(day date) returns integer language sql immutable parallel safe
return case when day is null then 0 else least(greatest(day - date '1899-12-31', 1), 65535) end;

-- 1 + decimetres, up to 4,095.
create function depth_code(feet double precision) returns smallint language sql immutable parallel safe
return (case when feet is null then 0
  else 1 + round(least(greatest(feet * 3.048, 0), 4094)) end)::smallint;
`;

/**
 * The rules of `packages/domain/src/dive-log-findings.ts`, without those that `dive-log-conditions-sql.ts` asks of other
 * columns: the one that depends on the day of the reader, and the maximum depth.
 */
const hasFindings = `
      coalesce(average_depth > max_depth, false)
      or coalesce(end_psi > start_psi, false)
      or coalesce(
        time_out < time_in collate "C" and (
          time_this_dive is null
          or abs(minute_code(time_out) + 1440 - minute_code(time_in) - time_this_dive) > 1),
        false)
      or coalesce(date < date '1950-01-01', false)
      or coalesce(water_temp < 28 or water_temp > 104, false)
      or coalesce(n2 < 0 or n2 > 80, false)
      or coalesce(cns_o2 > 80, false)
      or coalesce(pg <> '' and pg !~ '^[A-Z]$', false)
      or coalesce(abs(bottom_time_to_date + time_this_dive - cumulative_time) > 1, false)
      or coalesce(latitude = 0 and longitude = 0, false)
      or is_fresh and is_salt
      or coalesce(freedive_or_scuba = 'FREEDIVE', false)
        and (start_psi is not null or end_psi is not null)`;

/** The columns with texts of members, whose bytes `member-counts.ts` counts. */
export const diveLogTexts = [
  'location',
  'site',
  'pg',
  'comments',
  'buddy_signature',
  'instructor_signature',
  'divemaster_signature',
];

/**
 * Dive logs. Numbers are stored as typed, never rounded. `filter_bits` holds what can be filtered by few values:
 *
 *   0–11  the flags in the order of `diveLogFlags`
 *   12    visibility unit: 1 ft, 2 m
 *   14    current: 1 NONE, 2 MILD, 3 STRONG
 *   16    type of dive: 1 SCUBA, 2 FREEDIVE
 *   18    whether there are findings
 */
const table = `
create table dive_logs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  dive_number integer check (dive_number >= 1),
  date date,
  location text,
  site text,
  time_in text check (time_in ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_out text check (time_out ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_this_dive double precision,
  average_depth double precision,
  max_depth double precision,
  bottom_time double precision,
  abt double precision,
  bottom_time_to_date double precision,
  cumulative_time double precision,
  water_temp double precision,
  weight double precision,
  visibility_value double precision,
  visibility_unit text check (visibility_unit in ('ft', 'm')),
  current_condition text check (current_condition in ('NONE', 'MILD', 'STRONG')),
  freedive_or_scuba text check (freedive_or_scuba in ('SCUBA', 'FREEDIVE')),
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  exposure_gear text[] not null default '{}',
  si double precision,
  n2 double precision,
  cns_o2 double precision,
  deco1 double precision,
  deco2 double precision,
  deco3 double precision,
  start_psi double precision,
  end_psi double precision,
  pg text,
  comments text,
  buddy_signature text,
  instructor_signature text,
  divemaster_signature text,
  is_fresh boolean not null default false,
  is_salt boolean not null default false,
  is_shore boolean not null default false,
  is_boat boolean not null default false,
  used_computer boolean not null default false,
  used_scooter boolean not null default false,
  used_camera boolean not null default false,
  is_wreck boolean not null default false,
  is_reef boolean not null default false,
  is_cave boolean not null default false,
  is_training boolean not null default false,
  is_search_recovery boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(coalesce(site, '') || e'\\n' || coalesce(location, '') || e'\\n' || coalesce(comments, ''))
  ) stored,
  filter_bits integer not null generated always as (
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
    | ((${hasFindings}
    )::integer << 18)
  ) stored,
  day_code integer not null generated always as (day_code(date)) stored,
  depth_code smallint not null generated always as (depth_code(max_depth)) stored,
  minute_in smallint not null generated always as (minute_code(time_in)) stored,
  minute_out smallint not null generated always as (minute_code(time_out)) stored
) with (${vacuumedOften});

create index dive_logs_of_user on dive_logs (user_id, created_at desc, id desc);
create index dive_logs_search on dive_logs using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- Each has all that a filter asks, so that pages and counts do not read the table: one to count, one for each order.
create index dive_logs_codes on dive_logs (day_code, depth_code, filter_bits, minute_in, minute_out);
create index dive_logs_newest on dive_logs (created_at, id)
  include (filter_bits, day_code, depth_code, minute_in, minute_out);
create index dive_logs_by_day on dive_logs (day_code, created_at, id)
  include (filter_bits, depth_code, minute_in, minute_out);
create index dive_logs_by_depth on dive_logs (depth_code, created_at, id)
  include (filter_bits, day_code, minute_in, minute_out);
-- The logbook of a diver in its order, see logbook-sql.ts.
create index dive_logs_of_user_by_day on dive_logs (
  user_id, coalesce(date, '-infinity'), coalesce(time_in, ''), created_at, id
);
`;

/**
 * Files with dives, from their arrival until a day later. `preview` is what was read, `taken` the dive log of
 * each dive that was taken over, by its number in the file.
 */
const imports = `
create table dive_log_imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  by_id uuid not null,
  state text not null check (state in ('receiving', 'reading', 'ready')),
  progress double precision not null default 0,
  preview jsonb,
  taken jsonb not null,
  created_at timestamptz(3) not null default now()
) with (fillfactor = 80);

create index dive_log_imports_of_user on dive_log_imports (user_id);
create index dive_log_imports_by_age on dive_log_imports (created_at);
`;

export const diveLogs = [
  codes,
  table,
  countedTable('dive_logs'),
  imports,
  lockedRow('dive_logs'),
].join('');
