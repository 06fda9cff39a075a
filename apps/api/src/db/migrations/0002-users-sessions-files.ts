import type { Migration } from './migration.ts';

/** Users, their sessions, failed sign-ins and files. */
const statements = `
create table users (
  id uuid primary key,
  username text not null,
  full_name text,
  email text not null,
  password_hash text not null,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  is_verified boolean not null default false,
  country text,
  age double precision,
  bio text,
  profile_picture text,
  followers_count integer not null default 0,
  following_count integer not null default 0,
  last_active_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(username || e'\\n' || coalesce(full_name, '') || e'\\n' || email)
  ) stored
) with (fillfactor = 85);

create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
create index users_newest on users (created_at desc, id desc);
create index users_search on users using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index users_admins on users (id) where role = 'ADMIN';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  generation integer not null default 1,
  is_remembered boolean not null,
  created_at timestamptz(3) not null default now(),
  rotated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
) with (fillfactor = 80);

create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

create table sign_in_failures (
  key text primary key,
  failures integer not null,
  first_failed_at timestamptz(3) not null default now(),
  last_failed_at timestamptz(3) not null default now()
) with (fillfactor = 70);

create index sign_in_failures_by_age on sign_in_failures (last_failed_at);

create table files (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('avatar', 'post', 'certificate')),
  name text not null,
  content_type text not null,
  byte_size integer not null,
  width integer,
  height integer,
  created_at timestamptz(3) not null default now()
);

create index files_of_user on files (user_id);

alter table users add foreign key (profile_picture) references files on delete set null;
create index users_by_picture on users (profile_picture) where profile_picture is not null;

-- However a file row goes (by hand, by cascade), its bytes are known to be removable,
-- even when the process dies between the commit and the removal.
create table removed_files (
  file_id text primary key,
  removed_at timestamptz(3) not null default now()
);

create function remember_removed_files() returns trigger language plpgsql as $$
begin
  insert into removed_files (file_id) select id from gone on conflict do nothing;
  return null;
end $$;

create trigger files_removed after delete on files
  referencing old table as gone for each statement execute function remember_removed_files();
`;

export const usersSessionsFiles = { inTransaction: statements } satisfies Migration;
