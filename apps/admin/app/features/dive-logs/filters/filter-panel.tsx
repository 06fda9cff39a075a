import {
  currentConditions,
  type DiveLogFlag,
  diveLogFlags,
  diveTypes,
  visibilityUnits,
} from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  currentNames,
  diveTypeNames,
  flagChip,
  visibilityUnitNames,
} from '../values/dive-marks.ts';
import { MarkToggle } from '../values/mark-toggle.tsx';
import { FindFilters } from './lazy-find.tsx';
import { DateFilter, TimeFilter } from './typed-filters.tsx';

interface Props {
  list: DiveLogList;
  /** Whether the backend has the ranges, the diver, the findings and the orders. */
  hasFind: boolean;
  /** Null removes the filter. */
  onFilter: (name: string, value: string | null) => void;
}

export function FilterPanel({ list, hasFind, onFilter }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t`Kind of dive`}</legend>
        <div className="flex flex-wrap gap-2">
          {diveLogFlags.map((name) => (
            <FlagFilter
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
      {hasFind && <FindFilters {...{ list, onFilter }} />}
    </div>
  );
}

interface FlagFilterProps {
  name: DiveLogFlag;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Checked optimistically, before the URL changes; a change of the URL overrides it. */
function FlagFilter({ name, on, onChange }: FlagFilterProps) {
  const [checked, setChecked] = useState(on);
  const [previous, setPrevious] = useState(on);
  if (on !== previous) {
    setPrevious(on);
    setChecked(on);
  }
  return (
    <MarkToggle
      mark={flagChip(name)}
      checked={checked}
      onChange={(event) => {
        setChecked(event.target.checked);
        onChange(event.target.checked);
      }}
    />
  );
}

type ChoiceName = 'freediveOrScuba' | 'currentCondition' | 'visibilityUnit';

interface ChoiceProps<TValue extends string> extends Omit<Props, 'hasFind'> {
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
