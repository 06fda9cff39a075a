import type { Migration } from './migration.ts';

/**
 * Since when a ticket waits for an answer: the reporter's last words, which are those of the ticket until they write
 * again. Null means the latter, so that tickets that lie in the trash need no change. Migration 0078 has the index.
 */
export const ticketWaiting = {
  inTransaction: `
alter table tickets add column last_words_at timestamptz;

update tickets set last_words_at = written.at
from (
  select ticket_id, max(at) as at from ticket_messages
  where author_id = user_id and not is_internal group by ticket_id
) as written
where written.ticket_id = tickets.id;

-- As in migration 0054, with one more order.
create or replace function find_tickets(
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
`,
} satisfies Migration;
