import type { Feature } from '@buddyline/domain/meta';
import type { ComponentType } from 'react';
import type { Catalog } from '../../language/language.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { withTexts } from '../lazy/with-texts.ts';
import type { ListFilters } from '../list/list-toolbar.tsx';
import { useFeature } from '../query/meta-queries.ts';
import type { FilterField, FilterValues, SetFilter } from './filter-field.ts';

/** The words of all lists' filters. */
const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/filters.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/filters.po'),
};

export interface FiltersProps {
  values: FilterValues;
  onFilter: SetFilter;
  /** The filter whose chip is shown; by default all controls are. */
  chip?: string;
}

/** A list's filters, whose code and words are fetched at the first touch, or at once if the URL has a filter. */
export function lazyFilters(
  fetchFields: () => Promise<{ useFields: () => FilterField[] }>,
): ComponentType<FiltersProps> {
  return lazyComponent(async () => {
    const code = withTexts(texts, import('./filters.tsx'));
    const [{ filtersOf }, { useFields }] = await Promise.all([code, fetchFields()]);
    return filtersOf(useFields);
  });
}

/** In the URL, but no filters: without a chip. */
const others = new Set<unknown>(['page', 'limit', 'search', 'newest']);

interface Setters {
  setFilter: SetFilter;
  clearFilters: () => void;
}

/** The toolbar's filters; undefined for a backend without the feature. */
export function useListFilters(
  feature: Feature,
  Filters: ComponentType<FiltersProps>,
  values: FilterValues,
  { setFilter, clearFilters }: Setters,
): ListFilters | undefined {
  if (!useFeature(feature)) return undefined;
  const props = { values, onFilter: setFilter };
  return {
    chips: Object.entries(values)
      .filter(([name, value]) => !others.has(name) && !others.has(value) && value !== undefined)
      .map(([name]) => ({ name, label: <Filters {...props} chip={name} /> })),
    panel: <Filters {...props} />,
    onRemove: (name) => setFilter(name, null),
    onClear: clearFilters,
  };
}
