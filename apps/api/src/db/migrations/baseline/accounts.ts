import { locales } from './locales.ts';

/** Sessions and failed sign-ins. */
const sessions = `
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  generation integer not null default 1,
  -- The generation that the client has used last, and when it began to: until then it may not have received a newer
  -- one, and the previous refresh token is still valid.
  used_generation integer not null default 1,
  used_at timestamptz(3),
  browser text,
  system text,
  network text,
  is_remembered boolean not null,
  -- When the person has proved last that it is them, with a password: at the sign-in, and when a grave act asked for it.
  proved_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  rotated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
) with (fillfactor = 80);

create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
create index sessions_by_revocation on sessions (revoked_at) where revoked_at is not null;

create table limit_counts (
  key text primary key,
  points integer not null,
  first_counted_at timestamptz(3) not null default now(),
  last_counted_at timestamptz(3) not null default now()
) with (fillfactor = 70);

create index limit_counts_by_age on limit_counts (last_counted_at);
`;

/** What the second step of a sign-in is checked with. It comes back with a user from the trash. */
const twoSteps = `
create table two_steps (
  user_id uuid primary key references users on delete cascade,
  -- The secret of the codes, sealed with the server's key; null while no codes are asked for.
  sealed_secret text,
  codes_since timestamptz(3),
  -- The time step of the last code that was used: an earlier code, or the same again, is refused.
  last_counter integer not null default 0,
  -- Keyed hashes of those that have not been used.
  recovery_hashes text[] not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Both in base64url; of the key there is only the public half.
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  -- Not unique beyond the user, so that nobody can take an id that comes back from the trash.
  unique (user_id, credential_id)
) with (fillfactor = 80);
`;

/**
 * Accounts that people open by themselves. A registration becomes a user when its address is confirmed, see
 * decision 0012. `account_codes` has at most one code per purpose and subject, so that only the newest is
 * valid; its key is a keyed hash, because addresses without an account have rows too.
 */
const registrations = `
create table registrations (
  id uuid primary key,
  username text not null,
  full_name text not null,
  email text not null,
  password_hash text not null,
  locale text not null check (locale in (${locales})),
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

/**
 * The answers to calls with an Idempotency-Key. No foreign key: it would lock the user after what the
 * call has changed, against the order of `trash/lock-item-sql.ts`.
 */
const answers = `
create table stored_answers (
  user_id uuid not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);

create index stored_answers_by_age on stored_answers (created_at);
`;

export const accounts = sessions + twoSteps + registrations + answers;
