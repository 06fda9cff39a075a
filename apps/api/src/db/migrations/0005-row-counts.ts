/**
 * Exact row counts per day, month and in all, so that a page far down costs what the first one costs.
 *
 * A statement that adds or removes rows appends what it changed (`row_changes`): writers never
 * wait for each other, and a rollback takes its change back. `fold_row_counts()` moves the changes
 * into one row per period now and then; readers add both up in one snapshot, so they are exact
 * before, during and after a folding.
 */
const counting = `
create table row_counts (
  noun text not null,
  period text not null check (period in ('all', 'month', 'day')),
  start date not null,
  row_count bigint not null,
  primary key (noun, period, start)
) with (fillfactor = 70);

create table row_changes (
  noun text not null,
  day date not null,
  change integer not null
);
create index row_changes_of_noun on row_changes (noun);

create function day_of(moment timestamptz) returns date
language sql immutable parallel safe
return (moment at time zone 'UTC')::date;

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

-- TRUNCATE fires no row trigger and shows no rows: the counts could not follow.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'TRUNCATE of % would leave its row counts wrong; use DELETE', tg_table_name
    using errcode = 'feature_not_supported';
end $$;

-- One folder at a time; whoever comes second leaves at once.
create function fold_row_counts() returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_row_counts')) then
    return 0;
  end if;
  with taken as (
    delete from row_changes returning noun, day, change
  ), periods as (
    select noun, 'day' as period, day as start, change from taken
    union all
    select noun, 'month', date_trunc('month', day)::date, change from taken
    union all
    select noun, 'all', date 'epoch', change from taken
  ), written as (
    insert into row_counts (noun, period, start, row_count)
      select noun, period, start, sum(change) from periods group by noun, period, start
      on conflict (noun, period, start)
      do update set row_count = row_counts.row_count + excluded.row_count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- Where a page begins, counted from the newest row: skip 'rows_to_skip' rows older than 'older_than'.
-- Past the end it names a moment before every row. Stable: all its reads share the caller's snapshot.
create function locate_page(
  wanted text, rows_before bigint,
  out total bigint, out older_than timestamptz, out rows_to_skip bigint
) language plpgsql stable as $$
declare
  newer bigint;
  month_start date;
  day_start date;
begin
  select coalesce(sum(part.n), 0)::bigint into total from (
    select row_count as n from row_counts where noun = wanted and period = 'all'
    union all
    select change from row_changes where noun = wanted
  ) as part;

  rows_to_skip := 0;
  if rows_before = 0 then
    older_than := 'infinity';
    return;
  end if;
  older_than := '-infinity';
  if rows_before >= total then
    return;
  end if;

  select places.start, places.newer into month_start, newer from (
    select counted.start, counted.n, sum(counted.n) over (order by counted.start desc) - counted.n as newer
    from (
      select parts.start, sum(parts.n) as n from (
        select row_counts.start, row_count as n from row_counts where noun = wanted and period = 'month'
        union all
        select date_trunc('month', day)::date, change from row_changes where noun = wanted
      ) as parts group by parts.start
    ) as counted
  ) as places where places.newer + places.n > rows_before order by places.start desc limit 1;

  select places.start, places.newer into day_start, newer from (
    select counted.start, counted.n,
      newer + sum(counted.n) over (order by counted.start desc) - counted.n as newer
    from (
      select parts.start, sum(parts.n) as n from (
        select row_counts.start, row_count as n from row_counts
          where noun = wanted and period = 'day'
            and row_counts.start >= month_start and row_counts.start < month_start + interval '1 month'
        union all
        select day, change from row_changes
          where noun = wanted and day >= month_start and day < month_start + interval '1 month'
      ) as parts group by parts.start
    ) as counted
  ) as places where places.newer + places.n > rows_before order by places.start desc limit 1;

  older_than := (day_start + 1)::timestamp at time zone 'UTC';
  rows_to_skip := rows_before - newer;
end $$;
`;

const triggersOf = (table: string) => `
create trigger ${table}_count_added after insert on ${table}
  referencing new table as touched for each statement execute function note_rows_added();
create trigger ${table}_count_removed after delete on ${table}
  referencing old table as touched for each statement execute function note_rows_removed();
create trigger ${table}_count_moved after update of created_at on ${table}
  for each row when (day_of(old.created_at) <> day_of(new.created_at)) execute function note_row_moved();
create trigger ${table}_no_truncate before truncate on ${table}
  for each statement execute function refuse_truncate();
`;

const countedTables = ['users', 'posts', 'certificates', 'dive_logs', 'tickets'];

export const rowCounts = counting + countedTables.map(triggersOf).join('');
