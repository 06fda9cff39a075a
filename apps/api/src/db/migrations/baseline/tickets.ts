import { countedTable, vacuumedOften } from './counted-table.ts';
import { lockedRow } from './locked-row.ts';

/** What a queue can be filtered by, so that counting and paging read only an index. */
const filters = 'status, category, pending_until, is_answered, taken_by';

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
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'PENDING')),
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

create index tickets_newest on tickets (created_at, id) include (status, category);
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
) include (priority, ${filters});
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
  set_status text check (set_status in ('OPEN', 'CLOSED', 'PENDING')),
  former_status text check (former_status in ('OPEN', 'CLOSED', 'PENDING')),
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

/** A filter has null for what is not asked. It is inlined, so indexes with these columns are enough. */
const matching = `
create function ticket_matches(
  status text, category text, pending_until date, is_answered boolean, taken_by uuid,
  wanted_status text, wanted_category text, only_unanswered boolean, taker text, caller uuid, today date
) returns boolean language sql immutable parallel safe
return (wanted_status is null or case wanted_status
    when 'OPEN' then status = 'OPEN' or (status = 'PENDING' and pending_until <= today)
    when 'PENDING' then status = 'PENDING' and (pending_until is null or pending_until > today)
    else status = wanted_status
  end)
  and (wanted_category is null or category = wanted_category)
  and (not only_unanswered or status <> 'CLOSED' and not is_answered)
  and (taker is null or (wanted_status is not null or status <> 'CLOSED') and case taker
    when 'mine' then taken_by = caller
    when 'anybody' then taken_by is not null
    when 'nobody' then taken_by is null
  end);
`;

/**
 * One page of the matching tickets, in any order, with the total. A page past the end is one row without an id.
 *
 * Tickets are few, so they are counted each time: a cursor skips the rows before the page, reads it, and skips the
 * rest. It reads only an index, from which the settings keep the planner: it expects that hardly a ticket matches, and
 * would sort the table. The statement is planned for its values, so conditions that are not asked cost nothing.
 */
const finding = `
create function find_tickets(
  wanted_status text, wanted_category text, only_unanswered boolean, taker text, caller uuid,
  sort text, rows_before bigint, row_limit bigint
) returns table (total bigint, ticket_id uuid) language plpgsql stable rows 10
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  direction constant text := case sort when 'newest' then 'desc' else 'asc' end;
  matching refcursor;
  next_id uuid;
  page uuid[] := '{}';
  rows_after bigint;
begin
  open matching no scroll for execute format(
    'select id from tickets
    where ticket_matches(status, category, pending_until, is_answered, taken_by, $1, $2, $3, $4, $5, $6)
    order by %s %s, id %s',
    case sort
      when 'priority' then
        'array_position(array[''urgent'', ''high'', ''medium'', ''low''], priority), created_at'
      when 'waiting' then 'coalesce(last_words_at, created_at)'
      else 'created_at'
    end,
    direction, direction
  ) using wanted_status, wanted_category, only_unanswered, taker, caller, today;
  move forward rows_before from matching;
  get diagnostics total = row_count;
  while cardinality(page) < row_limit loop
    fetch matching into next_id;
    exit when not found;
    page := page || next_id;
  end loop;
  move forward all from matching;
  get diagnostics rows_after = row_count;
  close matching;
  total := total + cardinality(page) + rows_after;
  if cardinality(page) = 0 then
    return next;
  end if;
  foreach ticket_id in array page loop
    return next;
  end loop;
end $$;
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
  matching,
  finding,
  streams,
  lockedRow('tickets'),
].join('');
