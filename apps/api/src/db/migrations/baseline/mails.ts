import { locales } from './locales.ts';

/**
 * Mails to be sent, and those that were. Without foreign keys: a mail about a deleted account outlives it.
 * Once a mail is sent or has expired, its HTML is null, and so are subject and text of one with a code; those of
 * others 30 days later.
 */
export const mails = `
create table mails (
  id uuid primary key,
  "to" text not null,
  user_id uuid,
  template text not null,
  locale text not null check (locale in (${locales})),
  subject text,
  text text,
  html text,
  queued_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz(3),
  failed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  search_text text not null generated always as (fold_search("to")) stored,
  check (sent_at is null or failed_at is null)
) with (fillfactor = 85);

create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
create index mails_waiting on mails (id) where sent_at is null and failed_at is null;
create index mails_failed on mails (id) where failed_at is not null;
create index mails_with_html on mails (expires_at) where html is not null;
create index mails_with_text on mails (coalesce(sent_at, expires_at)) where text is not null;
create index mails_of_user on mails (user_id) where user_id is not null;
create index mails_search on mails using gin (search_text gin_trgm_ops) with (fastupdate = off);
`;
