import { countedTable, vacuumedOften } from './counted-table.ts';
import { countedByFacets } from './faceted-table.ts';
import { locales } from './locales.ts';
import { lockedUser } from './locked-row.ts';

/** Users, and the files that they have sent. */
const tables = `
create table users (
  id uuid primary key,
  username text not null,
  full_name text,
  email text not null,
  password_hash text not null,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  staff_level text check (staff_level in ('full', 'moderator', 'support', 'viewer')),
  is_verified boolean not null default false,
  -- Until when the user is suspended; 'infinity' until it is lifted.
  suspended_until timestamptz(3),
  -- A deletion in progress closes the account at once: it is checked with each sign-in.
  closed_by_deletion uuid,
  -- Since when a sign-in has a second step; null without one.
  two_step_since timestamptz(3),
  -- The language of mails.
  locale text check (locale in (${locales})),
  email_confirmed_at timestamptz(3),
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
  ) stored,
  check ((role = 'USER') = (staff_level is null))
) with (fillfactor = 85, ${vacuumedOften});

create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));
-- Ascending and read backwards, like the index of each list: new rows have the newest created_at, and at the end of
-- an index PostgreSQL fills each page before it starts the next one.
create index users_newest on users (created_at, id);
create index users_search on users using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index users_admins on users (id) where staff_level is not null;
create index users_suspended on users (created_at, id) where suspended_until is not null;
create index users_by_country on users (country, created_at, id) include (role, is_verified, suspended_until);

-- Who becomes an administrator without a level may do everything, and members have none.
create function set_staff_level() returns trigger language plpgsql as $$
begin
  new.staff_level := case when new.role <> 'USER' then 'full' end;
  return new;
end $$;

create trigger users_staff_level before insert or update of role, staff_level on users
  for each row when ((new.role = 'USER') <> (new.staff_level is null)) execute function set_staff_level();

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

/** A role that is not listed has no facets, and cannot be stored. */
const facets = `
create function facets_of_users(role text, is_verified boolean) returns smallint
language sql immutable parallel safe
return (case role when 'USER' then 0 when 'ADMIN' then 1 end | (is_verified::integer << 1))::smallint;
`;

export const users = [
  tables,
  countedTable('users'),
  facets,
  countedByFacets({
    table: 'users',
    columns: ['role', 'is_verified'],
    facets: (prefix) => `facets_of_users(${prefix}role, ${prefix}is_verified)`,
  }),
  lockedUser,
].join('');
