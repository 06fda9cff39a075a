import { readTypedDay, typedDay } from '@buddyline/domain/typed-day';
import { DateInput } from '@buddyline/ui/date-input';
import { Field } from '@buddyline/ui/field';
import { typeLatinDigits } from '@buddyline/ui/latin-digits';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { useState } from 'react';
import * as v from 'valibot';
import { DayInput } from '../../form/day-input.tsx';
import { MarkToggle } from '../../form/mark-toggle.tsx';
import type {
  DayField,
  FilterField,
  FilterValues,
  FlagField,
  NumberField,
  SetFilter,
  TextField,
  TypedDayField,
} from './filter-field.ts';
import { PersonFilter } from './person-filter.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

interface Props {
  fields: Readonly<Record<string, FilterField | false>>;
  list: FilterValues;
  onFilter: SetFilter;
}

/** The controls of a list's filters: first its toggles, then the fields. */
export function Controls({ fields, list, onFilter }: Props) {
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const set = (value: string | null) => onFilter(name, value || null);
    return field ? [{ name, field, value: String(list[name] ?? ''), set }] : [];
  });
  const flags = named.flatMap(({ field, ...rest }) =>
    field.kind === 'flag' ? [{ field, ...rest }] : [],
  );
  return (
    <>
      {flags[0] && (
        <fieldset className="basis-full">
          <legend className="mb-2 text-sm font-medium">{flags[0].field.group}</legend>
          <div className="flex flex-wrap gap-2">
            {flags.map((flag) => (
              <Flag key={flag.name} {...flag} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="contents *:w-52 max-sm:*:w-auto max-sm:*:min-w-36 max-sm:*:grow max-sm:*:basis-36 max-sm:[&>:has(select)]:basis-full">
        {named.map((one) => (
          <Control key={one.name} {...one} />
        ))}
      </div>
    </>
  );
}

interface ControlProps<TField> {
  name: string;
  field: TField;
  /** The active filter in the URL; '' without one. */
  value: string;
  set: (value: string | null) => void;
}

function Control({ field, ...rest }: ControlProps<FilterField>) {
  switch (field.kind) {
    case 'choice':
      return (
        <Field label={field.label}>
          <Select
            name={rest.name}
            value={rest.value}
            options={[{ value: '', label: field.any }, ...field.options]}
            onChange={({ target }) => rest.set(target.value)}
          />
        </Field>
      );
    case 'person':
      return (
        <PersonFilter name={rest.name} label={field.label} hint={field.hint} onChoose={rest.set} />
      );
    case 'day':
      return <Day field={field} {...rest} />;
    case 'typed-day':
      return <TypedDay field={field} {...rest} />;
    case 'number':
      return <WholeNumber field={field} {...rest} />;
    case 'text':
      return <Text field={field} {...rest} />;
    case 'flag':
    case 'linked':
      return null;
  }
}

/** Checked optimistically, before the URL changes; a change of the URL overrides it. */
function Flag({ name, field, value, set }: ControlProps<FlagField>) {
  const on = value === 'true';
  const [checked, setChecked] = useState(on);
  const [previous, setPrevious] = useState(on);
  if (on !== previous) {
    setPrevious(on);
    setChecked(on);
  }
  return (
    <MarkToggle
      name={name}
      mark={{ text: field.label, icon: field.icon }}
      checked={checked}
      onChange={({ target }) => {
        setChecked(target.checked);
        set(target.checked ? 'true' : null);
      }}
    />
  );
}

/** Every digit of a year makes another day, so days are applied when typing pauses. */
function Day({ name, field: { label, min, max }, value, set }: ControlProps<DayField>) {
  const { input } = useTypedFilter({ shown: value, read: (day) => day, onFilter: set });
  return (
    <Field label={label}>
      <DateInput {...{ name, min, max }} {...input} />
    </Field>
  );
}

/** Longer than any text, so that one is refused only once the field is left. */
const longest = 40;

function TypedDay({ name, field, value, set }: ControlProps<TypedDayField>) {
  const { schema, ...texts } = field;
  const { isInvalid, isIncomplete, type, input } = useTypedFilter({
    shown: typedDay(value),
    read: (text) => valueOf(text, readTypedDay(text), schema),
    completeLength: 10,
    onFilter: set,
  });
  return (
    <Field
      label={texts.label}
      hint={isIncomplete ? texts.unfinished : texts.hint}
      error={isInvalid ? texts.invalid : texts.error}
    >
      <DayInput name={name} {...input} onWrittenOut={type} />
    </Field>
  );
}

function WholeNumber({ name, field, value, set }: ControlProps<NumberField>) {
  const { schema, max, ...texts } = field;
  const { isInvalid, input } = useTypedFilter({
    shown: value,
    read: (text) => {
      const digits = valueOf(text, text.trim(), schema);
      return digits && String(Number(digits));
    },
    completeLength: String(max).length,
    onFilter: set,
  });
  return (
    <Field label={texts.label} hint={texts.hint} error={isInvalid ? texts.invalid : texts.error}>
      <TextInput
        name={name}
        type="number"
        min={0}
        max={max}
        dir="ltr"
        autoComplete="off"
        onBeforeInput={typeLatinDigits}
        {...input}
      />
    </Field>
  );
}

function Text({ name, field, set }: ControlProps<TextField>) {
  const { text, read, hint, ...texts } = field;
  const { isInvalid, input } = useTypedFilter({
    shown: text,
    read,
    completeLength: longest,
    onFilter: set,
  });
  return (
    <Field
      label={texts.label}
      hint={hint(input.value)}
      error={isInvalid ? texts.invalid : texts.error}
    >
      <TextInput
        name={name}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={longest - 1}
        {...input}
      />
    </Field>
  );
}

/** '' for an empty text, null unless the schema accepts what was read. */
function valueOf(text: string, value: string | null, schema: TypedDayField['schema']) {
  if (text.trim() === '') return '';
  return v.is(schema, value) ? value : null;
}
