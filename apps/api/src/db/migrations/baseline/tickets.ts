import { countedTable, vacuumedOften } from './counted-table.ts';
import { lockedRow } from './locked-row.ts';

/** `ticketStatuses` of the domain, with which a test compares them. */
const statuses = `'OPEN', 'CLOSED', 'PENDING'`;

/** What a queue can be filtered by, so that counting and paging read only an index. */
const filters = 'status, category, priority, pending_until, is_answered, taken_by';

/**
 * Support tickets: what each is about, who works on it, and whether its last word is the reporter's. What it is about
 * and who took it have no foreign keys, because a ticket outlives them.
 */
const table = `
create table tickets (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null,
  description text not null,
  category text not null check (category in ('Comments', 'Posts', 'Users', 'Other')),
  status text not null default 'OPEN' check (status in (${statuses})),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  about_noun text check (about_noun in ('posts', 'comments', 'users', 'certificates', 'dive-logs')),
  about_id uuid,
  about_person_id uuid,
  about_copy jsonb,
  is_answered boolean not null default false,
  -- Since when the reporter waits for an answer, if they have written since they opened the ticket.
  last_words_at timestamptz,
  taken_by uuid,
  pending_until date,
  status_mail_id uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    fold_search(subject || e'\\n' || description)
  ) stored
) with (fillfactor = 85, ${vacuumedOften});

create index tickets_of_user on tickets (user_id, created_at desc, id desc);
create index tickets_search on tickets using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index tickets_by_status on tickets (status, created_at desc, id desc);
create index tickets_by_category on tickets (category, status, created_at desc, id desc);
create index tickets_about on tickets (about_id, about_noun) where about_id is not null;
create index tickets_about_person on tickets (about_person_id) where about_person_id is not null;

-- The queue in its three orders. PostgreSQL reads an index without its table only if it has all columns of a query,
-- also those inside an indexed expression.
create index tickets_queue on tickets (created_at, id) include (${filters});
create index tickets_by_urgency on tickets (
  array_position(array['urgent', 'high', 'medium', 'low'], priority), created_at, id
) include (${filters});
create index tickets_by_waiting on tickets (
  (coalesce(last_words_at, created_at)), id
) include (last_words_at, created_at, ${filters});
`;

/**
 * Replies and internal notes of tickets. `user_id` is the reporter, whose archive has the replies. People
 * have no foreign keys: replies of staff outlive their accounts, and the reporter would be locked after the
 * ticket, against the order of `trash/lock-item-sql.ts`.
 */
const messages = `
create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  user_id uuid not null,
  author_id uuid not null,
  is_internal boolean not null default false,
  body text not null,
  set_status text check (set_status in (${statuses})),
  former_status text check (former_status in (${statuses})),
  former_pending_until date,
  mail_id uuid,
  at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null default now()
);

create index ticket_messages_of_ticket on ticket_messages (ticket_id, at, id);
create index ticket_messages_of_user on ticket_messages (user_id);
create index ticket_messages_by_time on ticket_messages (at);
`;

/** Later tickets about these arrive closed, until they are edited. Without foreign keys, like tickets. */
const muted = `
create table muted_subjects (
  noun text not null
    check (noun in ('posts', 'comments', 'users', 'certificates', 'dive-logs')),
  item_id uuid not null,
  by_id uuid not null,
  at timestamptz(3) not null default now(),
  primary key (item_id, noun)
);
`;

/**
 * The open event streams of staff, with the tickets that their browsers show. Unlogged: after a crash of the
 * database they are opened anew.
 */
const streams = `
create unlogged table live_streams (
  id uuid primary key,
  user_id uuid not null,
  ticket_ids uuid[] not null default '{}',
  seen_at timestamptz(3) not null default now()
);
`;

export const tickets = [
  table,
  countedTable('tickets'),
  messages,
  muted,
  streams,
  lockedRow('tickets'),
].join('');
