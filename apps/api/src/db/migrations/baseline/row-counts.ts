/**
 * Exact row counts per day, per month and in total, so that the last page costs as much as the first.
 *
 * Triggers append the changes of a statement to `row_changes`, so writers never wait for each other,
 * and a rollback reverts the count as well. Every second `fold_row_counts()` moves these changes into
 * one row per period. Readers add up both tables in one snapshot, so their totals are always exact.
 * Days are those of `created_at` in UTC. See decision 0002.
 */
const tables = `
create table row_counts (
  noun text not null,
  period text not null check (period in ('all', 'month', 'day')),
  start date not null,
  row_count bigint not null,
  -- Rows in later months; for a day, in later days of its month.
  newer bigint not null default 0,
  primary key (noun, period, start)
) with (fillfactor = 50);

-- Filled and emptied all the time, and read with every list. Vacuum would leave the entries of removed rows in the
-- index, as long as they are few compared with the pages of the table; each page of a list would read them.
create table row_changes (
  noun text not null,
  day date not null,
  change integer not null
) with (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500, vacuum_index_cleanup = on
);
create index row_changes_of_noun on row_changes (noun);

create function day_of(moment timestamptz) returns date
language sql immutable parallel safe
return (moment at time zone 'UTC')::date;

create function month_of(day date) returns date
language sql immutable parallel safe
return day - (extract(day from day)::integer - 1);
`;

const noting = `
create function note_rows_added() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select tg_table_name, day_of(created_at), count(*) from touched group by 2;
  return null;
end $$;

create function note_rows_removed() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select tg_table_name, day_of(created_at), -count(*) from touched group by 2;
  return null;
end $$;

create function note_row_moved() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    values (tg_table_name, day_of(old.created_at), -1), (tg_table_name, day_of(new.created_at), 1);
  return null;
end $$;

-- TRUNCATE shows no rows to any trigger: the counts could not follow.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'TRUNCATE of % would leave its row counts wrong; use DELETE', tg_table_name
    using errcode = 'feature_not_supported';
end $$;
`;

/** One session folds at a time; a second one returns at once. */
const folding = `
create function fold_row_counts() returns void language plpgsql as $$
declare
  nouns text[];
  months date[];
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_row_counts')) then
    return;
  end if;

  with taken as (
    delete from row_changes returning noun, day, change
  ), periods as (
    select noun, 'day' as period, day as start, change from taken
    union all
    select noun, 'month', month_of(day), change from taken
    union all
    select noun, 'all', date 'epoch', change from taken
  ), written as (
    insert into row_counts (noun, period, start, row_count)
      select noun, period, start, sum(change) from periods group by noun, period, start
      on conflict (noun, period, start)
      do update set row_count = row_counts.row_count + excluded.row_count
  )
  select array_agg(distinct noun), array_agg(distinct month_of(day)) into nouns, months from taken;

  update row_counts set newer = counted.newer from (
    select noun, period, start, sum(row_count) over later - row_count as newer from row_counts
    where noun = any (nouns)
      and (period = 'month' or period = 'day' and month_of(start) = any (months))
    window later as (
      partition by noun, period, case period when 'day' then month_of(start) end
      order by start desc
    )
  ) as counted
  where row_counts.noun = counted.noun and row_counts.period = counted.period
    and row_counts.start = counted.start and row_counts.newer <> counted.newer;
end $$;
`;

/**
 * Where a page begins: after the first `rows_to_skip` rows that are older than `older_than`. Past the
 * end, `older_than` is before every row. Stable, so that all its reads share the caller's snapshot.
 */
const locating = `
-- The periods with what is not folded yet, each with the number of rows in later ones.
create function newer_now(wanted text, wanted_period text, since date, until date)
returns table (start date, newer bigint) language sql stable
begin atomic
  select parts.start, (sum(sum(parts.n)) over (order by parts.start desc) - sum(parts.n))::bigint
  from (
    select row_counts.start, row_count as n from row_counts
      where noun = wanted and period = wanted_period
        and row_counts.start >= since and row_counts.start < until
    union all
    select case wanted_period when 'day' then day else month_of(day) end, change from row_changes
      where noun = wanted and day >= since and day < until
  ) as parts
  group by parts.start;
end;

create function locate_page(
  wanted text, rows_before bigint,
  out total bigint, out older_than timestamptz, out rows_to_skip bigint
) language plpgsql stable as $$
declare
  unfolded bigint;
  month_start date;
  day_start date;
begin
  total := coalesce(
    (select row_count from row_counts where noun = wanted and period = 'all'), 0);
  unfolded := (select sum(change) from row_changes where noun = wanted);
  total := total + coalesce(unfolded, 0);

  rows_to_skip := 0;
  if rows_before = 0 then
    older_than := 'infinity';
    return;
  end if;
  older_than := '-infinity';
  if rows_before >= total then
    return;
  end if;

  -- The oldest period with no more newer rows than are to be skipped is the one that holds the page's first row.
  if unfolded is null then
    select start, rows_before - newer into month_start, rows_to_skip
      from row_counts where noun = wanted and period = 'month' and newer <= rows_before
      order by start limit 1;
    select start, rows_to_skip - newer into day_start, rows_to_skip
      from row_counts where noun = wanted and period = 'day' and start >= month_start
        and newer <= rows_to_skip
      order by start limit 1;
  else
    select start, rows_before - newer into month_start, rows_to_skip
      from newer_now(wanted, 'month', '-infinity', 'infinity') where newer <= rows_before
      order by start limit 1;
    select start, rows_to_skip - newer into day_start, rows_to_skip
      from newer_now(wanted, 'day', month_start, (month_start + interval '1 month')::date)
      where newer <= rows_to_skip
      order by start limit 1;
  end if;
  older_than := (day_start + 1)::timestamp at time zone 'UTC';
end $$;
`;

/**
 * Where a page begins among the rows of all the given nouns of `row_counts` whose day is from `since` to
 * before `until`: after the first `rows_to_skip` rows that are older than `older_than`. The page has
 * `rows_to_take` rows, none past the end. Oldest first, a page has the rows that are as far from the end; they
 * are read newest first, too.
 *
 * It adds up months, then the days of one. Months that the range cuts are counted by their days.
 */
const locatingFiltered = `
create function locate_filtered(
  nouns text[], since date, until date, oldest_first boolean, rows_before bigint, row_limit bigint,
  out total bigint, out older_than timestamptz, out rows_to_skip bigint, out rows_to_take bigint
) language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
declare
  first_whole date := date_trunc('month', since + interval '1 month' - interval '1 day')::date;
  last_whole date := date_trunc('month', until)::date;
  months date[];
  counts bigint[];
  this_month integer := 1;
  this_day date;
  rows_of_day bigint;
begin
  select array_agg(month order by month desc), array_agg(n order by month desc), coalesce(sum(n), 0)
  into months, counts, total
  from (
    select month, sum(part) as n from (
      select start as month, row_count as part from row_counts
        where noun = any (nouns) and period = 'month' and start >= first_whole and start < last_whole
      union all
      select month_of(start), row_count from row_counts
        where noun = any (nouns) and period = 'day'
          and start >= since and start < least(first_whole, until)
      union all
      select month_of(start), row_count from row_counts
        where noun = any (nouns) and period = 'day'
          and start >= greatest(last_whole, least(first_whole, until)) and start < until
      union all
      select month_of(day), change from row_changes
        where noun = any (nouns) and day >= since and day < until
    ) as parts
    group by month
  ) as by_month;

  older_than := '-infinity';
  rows_to_skip := 0;
  rows_to_take := greatest(least(row_limit, total - rows_before), 0);
  if rows_to_take = 0 then
    return;
  end if;
  rows_to_skip := case when oldest_first then total - rows_before - rows_to_take else rows_before end;

  while rows_to_skip >= counts[this_month] loop
    rows_to_skip := rows_to_skip - counts[this_month];
    this_month := this_month + 1;
  end loop;

  for this_day, rows_of_day in
    select day, sum(part) from (
      select start as day, row_count as part from row_counts
        where noun = any (nouns) and period = 'day'
          and start >= greatest(since, months[this_month])
          and start < least(until, (months[this_month] + interval '1 month')::date)
      union all
      select day, change from row_changes
        where noun = any (nouns)
          and day >= greatest(since, months[this_month])
          and day < least(until, (months[this_month] + interval '1 month')::date)
    ) as parts
    group by day order by day desc
  loop
    exit when rows_to_skip < rows_of_day;
    rows_to_skip := rows_to_skip - rows_of_day;
  end loop;
  older_than := (this_day + 1)::timestamp at time zone 'UTC';
end $$;
`;

export const rowCounts = tables + noting + folding + locating + locatingFiltered;
