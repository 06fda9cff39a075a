/** A filter has null for what is not asked. Codes are those of `dive-log-slices.ts`. */
const filter = `
create type dive_log_filter as (
  mask integer, wanted integer, entered_at integer, left_by integer,
  first_day integer, last_day integer, least_depth integer, greatest_depth integer,
  has_findings boolean, tomorrow integer
);

-- A dive after today is a finding, too.
create function dive_log_filter(
  mask integer, wanted integer, time_in text, time_out text, date_from date, date_to date,
  depth_from double precision, depth_to double precision, has_findings boolean, today date
) returns dive_log_filter language sql immutable parallel safe
return row(
  mask, wanted,
  case when time_in is not null then minute_code(time_in) end,
  case when time_out is not null then minute_code(time_out) end,
  case when date_from is not null then dive_day_code(date_from) when date_to is not null then 1 end,
  case when date_to is not null then dive_day_code(date_to) end,
  case when depth_from is not null then depth_code(depth_from) when depth_to is not null then 1 end,
  case when depth_to is not null then depth_code(depth_to) end,
  has_findings, dive_day_code(today) + 1
)::dive_log_filter;

create function dive_log_matches(codes integer[], filter dive_log_filter) returns boolean
language sql immutable parallel safe
return codes[1] & filter.mask = filter.wanted
  and (filter.entered_at is null or codes[2] >= filter.entered_at)
  and (filter.left_by is null or codes[3] between 1 and filter.left_by)
  and (filter.first_day is null or codes[4] >= filter.first_day)
  and (filter.last_day is null or codes[4] <= filter.last_day)
  and (filter.least_depth is null or codes[5] >= filter.least_depth)
  and (filter.greatest_depth is null or codes[5] <= filter.greatest_depth)
  and (filter.has_findings is null
    or filter.has_findings = (codes[1] >> 18 & 1 = 1 or codes[4] >= filter.tomorrow));

-- Higher numbers are listed first; logs with the same number are in the order of created_at and id.
create function dive_log_rank(codes integer[], sort text) returns bigint
language sql immutable parallel safe
return case sort
  when 'date' then codes[4]::bigint << 15 | codes[6]
  when 'depth' then codes[5]::bigint << 15 | codes[6]
  when 'oldest' then 32767 - codes[6]
  else codes[6]
end;
`;

/** Logs of a block, one bit each. */
const matching = `
create function slices_at_least(slices bit varying[], bound integer) returns bit varying
language plpgsql immutable as $$
declare
  width integer := array_length(slices, 1);
  logs bit varying := ~ (slices[1] # slices[1]);
begin
  -- Of the lower bits, then of all: equal to the bound or above it.
  for nth in reverse width..1 loop
    if bound >> (width - nth) & 1 = 1 then
      logs := slices[nth] & logs;
    else
      logs := slices[nth] | logs;
    end if;
  end loop;
  return logs;
end $$;

create function dive_logs_between(wanted text, of_block integer, low integer, high integer)
returns bit varying language plpgsql stable as $$
declare
  own bit varying[] := (
    select slices from dive_log_slices where attribute = wanted and block = of_block);
begin
  if high is null then
    return slices_at_least(own, low);
  end if;
  return slices_at_least(own, low) & ~ slices_at_least(own, high + 1);
end $$;

create function matching_dive_logs(of_block integer, filter dive_log_filter) returns bit varying
language plpgsql stable as $$
declare
  marks bit varying[] := (
    select slices from dive_log_slices where attribute = 'marks' and block = of_block);
  logs bit varying := marks[1];
  findings bit varying;
begin
  for mark in 3..20 loop
    continue when filter.mask >> (20 - mark) & 1 = 0;
    if filter.wanted >> (20 - mark) & 1 = 1 then
      logs := logs & marks[mark];
    else
      logs := logs & ~ marks[mark];
    end if;
  end loop;
  if filter.entered_at is not null then
    logs := logs & dive_logs_between('time_in', of_block, filter.entered_at, null);
  end if;
  if filter.left_by is not null then
    logs := logs & dive_logs_between('time_out', of_block, 1, filter.left_by);
  end if;
  if filter.first_day is not null then
    logs := logs & dive_logs_between('dive_day', of_block, filter.first_day, filter.last_day);
  end if;
  if filter.least_depth is not null then
    logs := logs & dive_logs_between('depth', of_block, filter.least_depth, filter.greatest_depth);
  end if;
  if filter.has_findings is not null then
    findings := marks[2] | dive_logs_between('dive_day', of_block, filter.tomorrow, null);
    logs := logs & case when filter.has_findings then findings else ~ findings end;
  end if;
  return logs;
end $$;
`;

/**
 * One page of the matching logs, in the order of `sort`, with the total. A page past the end is one row without
 * an id.
 *
 * The place of the page is found bit by bit, from the highest bit of the rank: as many logs have a one as bits
 * are left of the matches and that slice, and these are listed first. It ends when few logs are left; they
 * are read and sorted. Changes that are not folded yet are added to every count, and their logs are read as well,
 * so that each log is judged by its row alone.
 */
const finding = `
create function dive_log_slices_of(blocks integer[], wanted text) returns bit varying[]
language sql stable
return (
  select array_agg(slices order by block) from dive_log_slices
  where attribute = wanted and block = any (blocks));

create function find_dive_logs(
  filter dive_log_filter, sort text, rows_before bigint, row_limit bigint
) returns table (total bigint, number bigint, log_id uuid) language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  few constant bigint := 128;
  is_oldest constant boolean := sort = 'oldest';
  blocks integer[];
  matches bit varying[];
  first_slices bit varying[];
  first_width integer;
  last_slices bit varying[];
  width constant integer := case sort when 'date' then 16 + 15 when 'depth' then 12 + 15 else 15 end;
  changes integer[];
  changed_ranks bigint[];
  changed_places integer[];
  rest bit varying[];
  ones bit varying[];
  rest_count bigint;
  ones_count bigint;
  nth integer := 0;
  rank_prefix bigint;
  rows_to_skip bigint;
  rows_to_offset bigint;
  rows_before_page bigint;
  lowest bigint;
  highest bigint;
  places integer[] := '{}';
begin
  select coalesce(array_agg(block order by block), '{}'), coalesce(array_agg(logs order by block), '{}'),
    coalesce(sum(bit_count(logs)), 0)
    into blocks, matches, total
    from (
      select block, matching_dive_logs(block, filter) as logs
      from dive_log_slices where attribute = 'marks' offset 0
    ) as each_block where bit_count(logs) > 0;
  select array_agg(change), array_agg(dive_log_rank(codes, sort)), array_agg(place)
    into changes, changed_ranks, changed_places
    from dive_log_slice_changes where dive_log_matches(codes, filter);
  total := total + coalesce((select sum(change) from unnest(changes) as change), 0);
  if total <= rows_before then
    return next;
    return;
  end if;

  if total > few then
    first_slices := dive_log_slices_of(blocks, case sort
      when 'date' then 'dive_day' when 'depth' then 'depth' else 'created_day' end);
    first_width := array_length(first_slices, 2);
  end if;
  ones := matches;

  rows_to_skip := rows_before;
  while rows_to_skip < least(rows_before + row_limit, total) loop
    rest := matches;
    rest_count := total;
    rank_prefix := 0;
    nth := 0;
    rows_to_offset := rows_to_skip;
    while rest_count > few and nth < width loop
      nth := nth + 1;
      ones_count := 0;
      if nth > first_width then
        last_slices := coalesce(last_slices, dive_log_slices_of(blocks, 'created_day'));
        for at in 1..cardinality(blocks) loop
          ones[at] := rest[at] & last_slices[at][nth - first_width];
          ones_count := ones_count + bit_count(ones[at]);
        end loop;
      elsif is_oldest then
        for at in 1..cardinality(blocks) loop
          ones[at] := rest[at] & ~ first_slices[at][nth];
          ones_count := ones_count + bit_count(ones[at]);
        end loop;
      else
        for at in 1..cardinality(blocks) loop
          ones[at] := rest[at] & first_slices[at][nth];
          ones_count := ones_count + bit_count(ones[at]);
        end loop;
      end if;
      if changes is not null then
        ones_count := ones_count + (
          select coalesce(sum(change), 0) from unnest(changes, changed_ranks) as changed(change, rank)
          where rank >> (width - nth) = (rank_prefix << 1 | 1));
      end if;
      if rows_to_offset < ones_count then
        rank_prefix := rank_prefix << 1 | 1;
        -- With changes, equal counts can be those of other logs.
        if ones_count < rest_count or changes is not null then rest := ones; end if;
        rest_count := ones_count;
      else
        rank_prefix := rank_prefix << 1;
        rows_to_offset := rows_to_offset - ones_count;
        rest_count := rest_count - ones_count;
        if ones_count > 0 or changes is not null then
          for at in 1..cardinality(blocks) loop
            rest[at] := rest[at] & ~ ones[at];
          end loop;
        end if;
      end if;
    end loop;

    places := places || array(
      select (blocks[at] * 16384 - 1 + sum(length(part) + 1) over (
        partition by at order by number_of_part))::integer
      from unnest(rest) with ordinality as logs(bits, at),
        string_to_table(bits::text, '1') with ordinality as parts(part, number_of_part)
      where bit_count(bits) > 0 and number_of_part <= bit_count(bits)
    );
    lowest := rank_prefix << (width - nth);
    if highest is null then
      highest := lowest + (1::bigint << (width - nth)) - 1;
      rows_before_page := rows_to_offset;
    end if;
    rows_to_skip := rows_to_skip - rows_to_offset + rest_count;
  end loop;

  return query
    select find_dive_logs.total, row_number() over (), page.id
    from (
      select found.id
      from (
        select dive_logs.id, created_at, dive_log_rank(codes, sort) as rank
        from dive_logs, dive_log_codes(dive_logs) as codes
        where dive_logs.id in (
            select placed.log_id from dive_log_places as placed
            where place = any (places || changed_places))
          and dive_log_matches(codes, filter)
      ) as found
      where rank between lowest and highest
      order by rank desc,
        case when is_oldest then created_at end, case when is_oldest then found.id end,
        created_at desc, found.id desc
      offset rows_before_page limit row_limit
    ) as page;
end $$;
`;

export const findDiveLogs = [filter, matching, finding].join('');
