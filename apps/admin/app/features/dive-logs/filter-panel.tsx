import { maskDate, parseMaskedDate, toMaskedDate } from '@buddyline/domain/dates';
import {
  currentConditions,
  type DiveLogFlag,
  diveLogFlags,
  diveTypes,
  visibilityUnits,
} from '@buddyline/domain/dive-log';
import { diveLogFilterEntries, type DiveLogList } from '@buddyline/domain/dive-log-filters';
import { Field } from '@buddyline/ui/field';
import { Icon } from '@buddyline/ui/icon';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import * as v from 'valibot';
import { currentNames, diveTypeNames, flagMarks, visibilityUnitNames } from './dive-marks.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface Props {
  list: DiveLogList;
  /** Null takes the filter away. */
  onFilter: (name: string, value: string | null) => void;
}

export function FilterPanel({ list, onFilter }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t`Kind of dive`}</legend>
        <div className="flex flex-wrap gap-2">
          {diveLogFlags.map((name) => (
            <FlagToggle
              key={name}
              name={name}
              on={list[name] === true}
              onChange={(on) => onFilter(name, on ? 'true' : null)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          name="freediveOrScuba"
          label={t`Dive Type`}
          values={diveTypes}
          names={diveTypeNames}
          {...{ list, onFilter }}
        />
        <Choice
          name="currentCondition"
          label={t`Condition`}
          values={currentConditions}
          names={currentNames}
          {...{ list, onFilter }}
        />
        <Choice
          name="visibilityUnit"
          label={t`Visibility Unit`}
          values={visibilityUnits}
          names={visibilityUnitNames}
          {...{ list, onFilter }}
        />
        <DateFilter date={list.date} onFilter={(value) => onFilter('date', value)} />
        <TimeFilter
          label={t`Time in, at or after`}
          time={list.timeIn}
          onFilter={(value) => onFilter('timeIn', value)}
        />
        <TimeFilter
          label={t`Time out, at or before`}
          time={list.timeOut}
          onFilter={(value) => onFilter('timeOut', value)}
        />
      </div>
    </div>
  );
}

interface FlagToggleProps {
  name: DiveLogFlag;
  on: boolean;
  onChange: (on: boolean) => void;
}

function FlagToggle({ name, on, onChange }: FlagToggleProps) {
  const { i18n } = useLingui();
  const { label, icon } = flagMarks[name];
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface-raised px-3.5 text-sm transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        className="sr-only"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon of={icon} />
      {i18n._(label)}
    </label>
  );
}

type ChoiceName = 'freediveOrScuba' | 'currentCondition' | 'visibilityUnit';

interface ChoiceProps<TValue extends string> extends Props {
  name: ChoiceName;
  label: string;
  values: readonly TValue[];
  names: Record<TValue, MessageDescriptor>;
}

function Choice<TValue extends string>(props: ChoiceProps<TValue>) {
  const { name, label, values, names, list, onFilter } = props;
  const { t, i18n } = useLingui();
  return (
    <Field label={label}>
      <Select
        name={name}
        value={list[name] ?? ''}
        onChange={(event) => onFilter(name, event.target.value || null)}
        options={[
          { value: '', label: t`Any` },
          ...values.map((value) => ({ value, label: i18n._(names[value]) })),
        ]}
      />
    </Field>
  );
}

/** '' stays ''; a day of the calendar becomes ISO; anything else is none. */
function readDate(text: string): string | null {
  return text.trim() === '' ? '' : parseMaskedDate(text);
}

function readTime(text: string): string | null {
  const digits = text.trim();
  if (digits === '') return '';
  return v.is(diveLogFilterEntries.timeIn, digits) ? String(Number(digits)) : null;
}

interface TypedProps {
  onFilter: (value: string | null) => void;
}

function DateFilter({ date, onFilter }: TypedProps & { date: string | undefined }) {
  const { t } = useLingui();
  const shown = toMaskedDate(date);
  const field = useTypedFilter({ shown, read: readDate, wholeLength: 10, onFilter });
  return (
    <Field
      label={t`Date`}
      hint={t`MM/DD/YYYY`}
      error={field.isWrong && t`This is not a day of the calendar. Write it as MM/DD/YYYY.`}
    >
      <TextInput
        inputMode="numeric"
        dir="ltr"
        className="rtl:text-end"
        placeholder="##/##/####"
        autoComplete="off"
        value={field.typed}
        onChange={(event) => field.type(maskDate(event.target.value))}
        onBlur={field.settle}
        onKeyDown={onEnter(field.settle)}
      />
    </Field>
  );
}

function TimeFilter({
  label,
  time,
  onFilter,
}: TypedProps & { label: string; time: number | undefined }) {
  const { t } = useLingui();
  const shown = time === undefined ? '' : String(time);
  const field = useTypedFilter({ shown, read: readTime, wholeLength: 4, onFilter });
  return (
    <Field
      label={label}
      hint={t`HHMM: 930 is 09:30`}
      error={field.isWrong && t`Write a time from 0 to 2359, such as 930 for 09:30.`}
    >
      <TextInput
        type="number"
        min={0}
        max={2359}
        dir="ltr"
        className="rtl:text-end"
        autoComplete="off"
        value={field.typed}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.settle}
        onKeyDown={onEnter(field.settle)}
      />
    </Field>
  );
}

function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter') act();
  };
}
