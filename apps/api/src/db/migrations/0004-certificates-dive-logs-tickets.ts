import type { Migration } from './migration.ts';

/** Certificates, dive logs and support tickets. Numbers are stored as typed, never rounded. */
const statements = `
create table certificates (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text,
  file_resource_id text references files on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(title || e'\\n' || coalesce(description, ''))
  ) stored
);

create index certificates_newest on certificates (created_at desc, id desc);
create index certificates_of_user on certificates (user_id, created_at desc, id desc);
create index certificates_by_file on certificates (file_resource_id) where file_resource_id is not null;
create index certificates_search on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off);

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
  ) stored
);

create index dive_logs_newest on dive_logs (created_at desc, id desc);
create index dive_logs_of_user on dive_logs (user_id, created_at desc, id desc);
create index dive_logs_search on dive_logs using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table tickets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null,
  description text not null,
  category text not null check (category in ('Comments', 'Posts', 'Users', 'Other')),
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'PENDING')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(subject || e'\\n' || description)
  ) stored
) with (fillfactor = 85);

create index tickets_newest on tickets (created_at desc, id desc);
create index tickets_of_user on tickets (user_id, created_at desc, id desc);
create index tickets_search on tickets using gin (search_text gin_trgm_ops) with (fastupdate = off);
`;

export const certificatesDiveLogsTickets = { inTransaction: statements } satisfies Migration;
