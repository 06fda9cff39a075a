import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import type { ComponentType, ReactNode } from 'react';
import { type Catalog, type CatalogFile, loadTexts } from '../../../language/language.ts';
import { DayInput } from './day-input.tsx';
import type { FilterField, FiltersProps, FilterValues, SetFilter } from './filter-field.ts';
import { PersonFilter } from './person-filter.tsx';
import { PersonName } from './person-name.tsx';

/** The words of the filters of all lists. */
const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/filters.po',
);

/** The controls of the fields, or the label of one field's chip, once their words are there. */
export async function filtersOf(
  useFields: () => FilterField[],
): Promise<ComponentType<FiltersProps>> {
  await loadTexts(texts);
  return function Filters({ chip, ...props }) {
    const fields = useFields();
    if (chip !== undefined) {
      const field = fields.find(({ name }) => name === chip);
      return field && labelOf(field, String(props.values[chip]));
    }
    return (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <Control key={field.name} field={field} {...props} />
        ))}
      </div>
    );
  };
}

function labelOf(field: FilterField, value: string): ReactNode {
  if (field.kind === 'person') return <PersonName personId={value} />;
  if (field.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? value;
  }
  return (
    <>
      {field.label} <bdi>{value.replaceAll('-', '/')}</bdi>
    </>
  );
}

interface ControlProps {
  field: FilterField;
  values: FilterValues;
  onFilter: SetFilter;
}

function Control({ field, values, onFilter }: ControlProps) {
  const { name, label } = field;
  const set = (value: string) => onFilter(name, value || null);
  if (field.kind === 'person') {
    return <PersonFilter {...field} onChoose={set} />;
  }
  const value = textOf(values[name]);
  return (
    <Field label={label}>
      {field.kind === 'day' ? (
        <DayInput
          name={name}
          value={value}
          min={field.from && textOf(values[field.from])}
          max={field.to && textOf(values[field.to])}
          onDay={set}
        />
      ) : (
        <Select
          name={name}
          value={value}
          options={[{ value: '', label: field.any }, ...field.options]}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}

const textOf = (value: FilterValues[string]): string => (value === undefined ? '' : String(value));
