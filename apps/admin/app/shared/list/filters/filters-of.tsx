import type { ReactNode } from 'react';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { UserText } from '../../text/user-text.tsx';
import type { FilterField, FilterFields, Filters, FilterValues } from './filter-field.ts';
import { loadingControls, withFilterTexts } from './filters.tsx';
import { PersonName } from './person-name.tsx';

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
