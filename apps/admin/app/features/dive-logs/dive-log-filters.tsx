import { toClockTime } from '@buddyline/domain/dates';
import { diveLogFlags } from '@buddyline/domain/dive-log';
import { diveLogFilterEntries, type DiveLogList } from '@buddyline/domain/dive-log-filters';
import { fromNames } from '@buddyline/domain/keys';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ChoiceField,
  FilterFields,
  NumberField,
} from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import {
  currentNames,
  diveTypeNames,
  flagMarks,
  visibilityUnitNames,
} from './values/dive-marks.ts';

type List = Pick<DiveLogList, keyof typeof diveLogFilterEntries>;

function useFields({ timeIn, timeOut }: List): FilterFields<List> {
  const { t, i18n } = useLingui();
  return {
    ...fromNames(diveLogFlags, (name) => {
      const { icon } = flagMarks[name];
      const label = i18n._(flagMarks[name].label);
      return { kind: 'flag', label, icon, not: t`Not: ${label}`, group: t`Kind of dive` };
    }),
    freediveOrScuba: choice(t`Dive Type`, diveTypeNames),
    currentCondition: {
      ...choice(t`Condition`, currentNames),
      chip: (condition) => <Trans>Condition: {condition}</Trans>,
    },
    visibilityUnit: {
      ...choice(t`Visibility Unit`, visibilityUnitNames),
      chip: (unit) => <Trans>Visibility in {unit}</Trans>,
    },
    date: {
      kind: 'typed-day',
      label: t`Date`,
      schema: diveLogFilterEntries.date,
      hint: t`MM/DD/YYYY`,
      unfinished: t`Filters once the day is whole: MM/DD/YYYY`,
      invalid: t`This is not a day of the calendar. Write it as MM/DD/YYYY.`,
      chip: (day) => <Trans>Date: {day}</Trans>,
    },
    timeIn: {
      ...timeField(t`Time in, at or after`, timeIn),
      chip: (from) => <Trans>In from {from}</Trans>,
    },
    timeOut: {
      ...timeField(t`Time out, at or before`, timeOut),
      chip: (until) => <Trans>Out by {until}</Trans>,
    },
  };

  function choice(label: string, names: Record<string, MessageDescriptor>): ChoiceField {
    const options = Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name) }));
    return { kind: 'choice', label, any: t`Any`, options };
  }
  function timeField(label: string, hhmm = 0): NumberField {
    return {
      kind: 'number',
      label,
      schema: diveLogFilterEntries.timeIn,
      max: 2359,
      // 930 becomes '09:30', 5 becomes '00:05'.
      shown: toClockTime(String(hhmm).padStart(4, '0')),
      hint: t`HHMM: 930 is 09:30`,
      invalid: t`Write a time from 0 to 2359, such as 930 for 09:30.`,
    };
  }
}

/** The filters of the specification. `FindFilters` are the others. */
export const DiveLogFilters = filtersOf(useFields);
