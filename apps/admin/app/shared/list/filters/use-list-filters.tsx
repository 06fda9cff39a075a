import { keysOf } from '@buddyline/domain/keys';
import { type Feature, hasFeature } from '@buddyline/domain/meta';
import { useQuery } from '@tanstack/react-query';
import { metaQuery } from '../../query/meta-queries.ts';
import type { ListFilters } from './list-filters.ts';
import { type Filters, type FilterValues, noFilters, type SetFilter } from './filter-field.ts';

interface FilterGroup<TList> {
  /** The entries of the list's schema. */
  entries: object;
  Filters: Filters<TList>;
  /** Without it the backend has none of these filters. */
  feature?: Feature;
}

/** The order that a list has by itself is no filter. */
const isSet = (value: FilterValues[string]) => value !== undefined && value !== 'newest';

interface Setters {
  setFilter: SetFilter;
  clearFilters: () => void;
}

/** The toolbar's filters, group by group; undefined for a backend that has none of them. */
export function useListFilters<TList extends FilterValues>(
  list: TList,
  { setFilter, clearFilters }: Setters,
  groups: readonly FilterGroup<NoInfer<TList>>[],
): ListFilters | undefined {
  const { data: meta, isPending } = useQuery(metaQuery);
  const known = groups.filter(({ feature }) =>
    feature === undefined || isPending ? true : meta && hasFeature(meta, feature),
  );
  if (known.length === 0) return undefined;
  const props = { list, onFilter: setFilter };
  return {
    isPending: isPending && known.every(({ feature }) => feature !== undefined),
    chips: known.flatMap(({ entries, Filters }) =>
      keysOf(entries)
        .filter((name) => !noFilters.includes(name) && isSet(list[name]))
        .map((name) => ({ name, label: <Filters {...props} chip={name} /> })),
    ),
    panel: (
      <div className="flex flex-wrap gap-4">
        {known.map(({ entries, Filters }) => (
          <Filters key={keysOf(entries).join()} {...props} />
        ))}
      </div>
    ),
    onRemove: (name) => setFilter(name, null),
    onClear: clearFilters,
  };
}
