import { countedByFacets } from './faceted-table.ts';
import type { Migration } from './migration.ts';

/** Exact totals and pages of equal cost for the posts that are shown or hidden, with or without a picture. */
const facets = `
create function facets_of_posts(is_enabled boolean, image_resource_id text) returns smallint
language sql immutable parallel safe
return (is_enabled::integer | ((image_resource_id is not null)::integer << 1))::smallint;
`;

/**
 * Where a page begins among the rows of all the given nouns of `row_counts` whose day is from `since` to
 * before `until`: after the first `rows_to_skip` rows that are older than `older_than`. The page has
 * `rows_to_take` rows, none past the end. Oldest first, a page has the rows that are as far from the end; they
 * are read newest first, too.
 *
 * It adds up months, then the days of one. Months that the range cuts are counted by their days.
 */
const locating = `
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

const posts = countedByFacets({
  table: 'posts',
  columns: ['is_enabled', 'image_resource_id'],
  facets: (prefix) => `facets_of_posts(${prefix}is_enabled, ${prefix}image_resource_id)`,
});

export const postFacets = {
  inTransaction: [facets, locating, posts].join(''),
} satisfies Migration;
