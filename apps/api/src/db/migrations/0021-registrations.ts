import type { Migration } from './migration.ts';

/**
 * Accounts that people open by themselves. A registration becomes a user when its address is confirmed, see
 * decision 0011. `account_codes` has at most one code per purpose and subject, so that only the newest is
 * valid; its key is a keyed hash, because addresses without an account have rows too.
 */
const statements = `
create table registrations (
  id uuid primary key,
  username text not null,
  full_name text not null,
  email text not null,
  password_hash text not null,
  locale text not null check (locale in ('en', 'ar')),
  code_hash text not null,
  tries integer not null default 0,
  code_expires_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
) with (fillfactor = 80);

create index registrations_by_email on registrations (lower(email), id);
create index registrations_by_end on registrations (expires_at);

create table account_codes (
  key text primary key,
  user_id uuid references users on delete cascade,
  email text,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
) with (fillfactor = 80);

create unique index account_codes_by_hash on account_codes (code_hash);
create index account_codes_of_user on account_codes (user_id);
create index account_codes_by_end on account_codes (expires_at);
`;

export const registrations = { inTransaction: statements } satisfies Migration;
