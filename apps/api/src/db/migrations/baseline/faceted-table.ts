/** A table whose rows are counted by facets, too: a few yes-or-no values as the bits of one number. */
interface FacetedTable {
  table: string;
  /** The columns that the facets depend on. */
  columns: readonly string[];
  /** SQL of a smallint; the columns have the prefix, such as `old.`. */
  facets: (prefix: string) => string;
}

/**
 * Counts the table's rows per day and facets, as `row-counts.ts` counts them per day: in `row_counts` the noun
 * of posts with the facets 3 is `posts:3`. See decision 0014.
 */
export const countedByFacets = (faceted: FacetedTable): string => {
  const { table, facets } = faceted;
  const index = `create index ${table}_by_facets on ${table} (${facets('')}, created_at, id);\n`;
  return index + noting(faceted) + pageOf(faceted);
};

const nounOf = ({ table, facets }: FacetedTable, prefix = '') => `'${table}:' || ${facets(prefix)}`;

function noting(faceted: FacetedTable): string {
  const { table, columns, facets } = faceted;
  const dayChanged = 'day_of(old.created_at) <> day_of(new.created_at)';
  return `
create function note_${table}_of_facets_added() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select ${nounOf(faceted)}, day_of(created_at), count(*) from touched group by 1, 2;
  return null;
end $$;

create function note_${table}_of_facets_removed() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change)
    select ${nounOf(faceted)}, day_of(created_at), -count(*) from touched group by 1, 2;
  return null;
end $$;

create function note_facets_of_${table}_changed() returns trigger language plpgsql as $$
begin
  insert into row_changes (noun, day, change) values
    (${nounOf(faceted, 'old.')}, day_of(old.created_at), -1),
    (${nounOf(faceted, 'new.')}, day_of(new.created_at), 1);
  return null;
end $$;

create trigger ${table}_facets_added after insert on ${table}
  referencing new table as touched for each statement execute function note_${table}_of_facets_added();
create trigger ${table}_facets_removed after delete on ${table}
  referencing old table as touched for each statement execute function note_${table}_of_facets_removed();
create trigger ${table}_facets_changed after update of created_at, ${columns.join(', ')} on ${table}
  for each row when (${facets('old.')} <> ${facets('new.')} or ${dayChanged})
  execute function note_facets_of_${table}_changed();
`;
}

/**
 * `page_of_<table>_by_facets`: the rows of the page that `locate_filtered` found, newest first. Each of the
 * wanted facets is read in the order of an index, so rows with others are not read at all. For the settings
 * see `counted-table.ts`. With costs of pages the planner preferred the index of the whole list, which is in the
 * order of the table, and walked through all rows for facets that few have.
 */
const pageOf = ({ table, facets }: FacetedTable) => `
create function page_of_${table}_by_facets(
  wanted smallint[], older_than timestamptz, rows_to_skip bigint, row_limit bigint
) returns setof ${table} language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set seq_page_cost = 0
set random_page_cost = 0
set jit = off
as $$
begin
  return query
    select ${table}.* from (
      select found.id, found.created_at from unnest(wanted) as one(facets)
      cross join lateral (
        select id, created_at from ${table}
        where ${facets('')} = one.facets and created_at < older_than
        order by created_at desc, id desc limit rows_to_skip + row_limit
      ) as found
      order by found.created_at desc, found.id desc offset rows_to_skip limit row_limit
    ) as picked
    join ${table} on ${table}.id = picked.id
    order by picked.created_at desc, picked.id desc;
end $$;
`;
