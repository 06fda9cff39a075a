import type { Migration } from './migration.ts';

/** A filter has null for what is not asked. It is inlined, so indexes with these columns are enough. */
const matching = `
create function ticket_matches(
  status text, category text, pending_until date, is_answered boolean, taken_by uuid,
  wanted_status text, wanted_category text, only_unanswered boolean, taker text, caller uuid, today date
) returns boolean language sql immutable parallel safe
return (wanted_status is null or case wanted_status
    when 'OPEN' then status = 'OPEN' or (status = 'PENDING' and pending_until <= today)
    when 'PENDING' then status = 'PENDING' and (pending_until is null or pending_until > today)
    else status = 'CLOSED'
  end)
  and (wanted_category is null or category = wanted_category)
  and (not only_unanswered or status <> 'CLOSED' and not is_answered)
  and (taker is null or (wanted_status is not null or status <> 'CLOSED') and case taker
    when 'mine' then taken_by = caller
    when 'anybody' then taken_by is not null
    else taken_by is null
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
    order by %s created_at %s, id %s',
    case when sort = 'priority' then
      'array_position(array[''urgent'', ''high'', ''medium'', ''low''], priority),'
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

export const findTickets = { inTransaction: matching + finding } satisfies Migration;
