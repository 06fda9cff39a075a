import { debounceMs } from '@buddyline/domain/constants';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Catalog, loadTexts } from '../../language/language.ts';
import type {
  DayField,
  FilterField,
  FiltersProps,
  FilterValues,
  SetFilter,
} from './filter-field.ts';
import { PersonFilter } from './person/person-filter.tsx';
import { PersonName } from './person/person-name.tsx';

/** The words of the filters of all lists. */
const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/filters.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/filters.po'),
};

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
        <Day field={field} values={values} value={value} onDay={set} />
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

interface DayProps {
  field: DayField;
  values: FilterValues;
  value: string;
  onDay: (day: string) => void;
}

/** Keeps what is typed until the URL has it; every digit of a year makes another day. */
function Day({ field, values, value, onDay }: DayProps) {
  const { name, from, to } = field;
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  const settle = useDebounced(onDay, debounceMs);
  if (value !== previous) {
    setPrevious(value);
    setTyped(value);
  }
  return (
    <TextInput
      type="date"
      name={name}
      dir="ltr"
      className="rtl:text-end"
      value={typed}
      min={from && textOf(values[from])}
      max={to && textOf(values[to])}
      onChange={({ target }) => {
        setTyped(target.value);
        settle.later(target.value);
      }}
    />
  );
}
