import { Skeleton } from '@buddyline/ui/skeleton';
import type { ReactNode } from 'react';
import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { withTexts } from '../../lazy/with-texts.ts';
import { UserText } from '../../text/user-text.tsx';
import type { FilterField, FilterFields, Filters, FilterValues } from './filter-field.ts';
import { PersonName } from './person-name.tsx';

/** The texts of the controls, and of the filters whose code is fetched at the first touch. */
const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/filters.po',
);

const loadingControls = <Skeleton className="h-44 w-82" />;

/** Fetches code together with the texts of the filters. */
export const withFilterTexts = <TCode,>(code: Promise<TCode>) => withTexts(texts, code);

const Controls = lazyComponent(
  async () => (await withFilterTexts(import('./controls.tsx'))).Controls,
  loadingControls,
);

/**
 * The filters of a list from their fields.
 * @param useFields `isPanel`: for all controls, and not for a chip
 */
export function filtersOf<TList extends FilterValues>(
  useFields: (list: TList, isPanel: boolean) => FilterFields<TList>,
): Filters<TList> {
  return function ListFilters({ list, onFilter, chip }) {
    const fields: Readonly<Record<string, FilterField | false>> = useFields(
      list,
      chip === undefined,
    );
    if (chip === undefined) return <Controls {...{ fields, list, onFilter }} />;
    const field = fields[chip];
    return field && labelOf(field, String(list[chip]));
  };
}

/** Filters whose code and texts are fetched at the first touch, or at once if the URL has one of them. */
export function lazyFilters<TList extends FilterValues>(
  load: () => Promise<Filters<TList>>,
): Filters<TList> {
  const loadWithTexts = () => withFilterTexts(load());
  const Panel = lazyComponent(loadWithTexts, loadingControls);
  const Chip = lazyComponent(loadWithTexts, <Skeleton className="h-3 w-24" />);
  return function LazyFilters(props) {
    return props.chip === undefined ? <Panel {...props} /> : <Chip {...props} />;
  };
}

function labelOf(field: FilterField, value: string): ReactNode {
  if (field.kind === 'linked') return field.label;
  if (field.kind === 'flag') return value === 'true' ? field.label : field.not;
  const { label, chip } = field;
  if (chip) return chip(textOf(field, value));
  if (field.kind !== 'day') return textOf(field, value);
  return (
    <>
      {label} {textOf(field, value)}
    </>
  );
}

function textOf(
  field: Exclude<FilterField, { kind: 'flag' | 'linked' }>,
  value: string,
): ReactNode {
  if (field.kind === 'person') return <PersonName personId={value} />;
  if ('shown' in field) return <bdi>{field.shown}</bdi>;
  if (field.kind !== 'choice') return <bdi>{value.replaceAll('-', '/')}</bdi>;
  const option = field.options.find((one) => one.value === value);
  return <UserText>{option?.label ?? field.unknown ?? value}</UserText>;
}
