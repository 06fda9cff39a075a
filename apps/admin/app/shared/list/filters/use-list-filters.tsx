import type { Feature } from '@buddyline/domain/meta';
import type { ComponentType } from 'react';
import type { ListFilters } from '../list-toolbar.tsx';
import { useFeatureOrPending } from '../../query/meta-queries.ts';
import type { FiltersProps, FilterValues, SetFilter } from './filter-field.ts';

/** In the URL, but no filters. */
const others = new Set(['page', 'limit', 'search']);

/** The order that a list has by itself is no filter either. */
const isFilter = (name: string, value: FilterValues[string]) =>
  value !== undefined && !others.has(name) && !(name === 'sort' && value === 'newest');

interface Setters {
  setFilter: SetFilter;
  clearFilters: () => void;
}

/**
 * The toolbar's filters; undefined for a backend without the feature.
 *
 * @param Filters a lazy component: its code is fetched at the first touch, or at once if the URL has a filter
 */
export function useListFilters(
  feature: Feature,
  Filters: ComponentType<FiltersProps>,
  values: FilterValues,
  { setFilter, clearFilters }: Setters,
): ListFilters | undefined {
  const filters = (chip?: string) => <Filters values={values} onFilter={setFilter} chip={chip} />;
  const chips = Object.entries(values)
    .filter(([name, value]) => isFilter(name, value))
    .map(([name]) => ({ name, label: filters(name) }));
  const hasFeature = useFeatureOrPending(feature);
  if (hasFeature === false) return undefined;
  return {
    isPending: hasFeature === undefined,
    chips,
    panel: filters(),
    onRemove: (name) => setFilter(name, null),
    onClear: clearFilters,
  };
}
