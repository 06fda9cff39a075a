import type { DiveLogFlag, DiveLogLine, DiveLogNumber } from '@buddyline/domain/dive-log';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  currentNames,
  diveTypeNames,
  flagMarks,
  gearWord,
  visibilityUnitNames,
} from './values/dive-marks.ts';

export type FieldGroup =
  | 'dive'
  | 'times'
  | 'depths'
  | 'conditions'
  | 'gas'
  | 'gear'
  | 'decompression'
  | 'notes';

type FieldKind =
  | { kind: 'number'; name: DiveLogNumber }
  | { kind: 'date'; name: 'date' }
  | { kind: 'clock'; name: 'timeIn' | 'timeOut' }
  | { kind: 'text'; name: DiveLogLine }
  | { kind: 'long'; name: 'comments' }
  | {
      kind: 'choice';
      name: 'freediveOrScuba' | 'currentCondition' | 'visibilityUnit';
      names: Record<string, MessageDescriptor>;
    }
  | { kind: 'flag'; name: DiveLogFlag }
  | { kind: 'gear'; name: 'exposureGear' };

export type DiveLogField = FieldKind & { label: MessageDescriptor; hint?: MessageDescriptor };

/** The groups of a paper log page, in its order. */
export const groupTitles: Record<FieldGroup, MessageDescriptor> = {
  dive: msg`Dive`,
  times: msg`Times`,
  depths: msg`Depths`,
  conditions: msg`Conditions`,
  gas: msg`Gas`,
  gear: msg`Gear`,
  decompression: msg`Decompression`,
  notes: msg`Notes`,
};

function number(
  name: DiveLogNumber,
  label: MessageDescriptor,
  hint?: MessageDescriptor,
): DiveLogField {
  return { kind: 'number', name, label, ...(hint && { hint }) };
}

function flags(...names: DiveLogFlag[]): DiveLogField[] {
  return names.map((name) => ({ kind: 'flag', name, label: flagMarks[name].label }));
}

/** All fields of a dive log, by group, for both the detail page and the form. */
export const diveLogFields: Record<FieldGroup, readonly DiveLogField[]> = {
  dive: [
    number('diveNumber', msg`Dive number`),
    { kind: 'choice', name: 'freediveOrScuba', label: msg`Dive Type`, names: diveTypeNames },
    { kind: 'text', name: 'site', label: msg`Site` },
    { kind: 'text', name: 'location', label: msg`Location` },
    number('latitude', msg`Latitude`, msg`Degrees north; south is negative`),
    number('longitude', msg`Longitude`, msg`Degrees east; west is negative`),
  ],
  times: [
    { kind: 'date', name: 'date', label: msg`Date`, hint: msg`MM/DD/YYYY` },
    { kind: 'clock', name: 'timeIn', label: msg`Time in`, hint: msg`HH:MM` },
    { kind: 'clock', name: 'timeOut', label: msg`Time out`, hint: msg`HH:MM` },
    number('timeThisDive', msg`Time of this dive`),
    number('bottomTime', msg`Bottom time`),
    number('abt', msg`ABT`, msg`Actual (adjusted) bottom time`),
    number('bottomTimeToDate', msg`Bottom time to date`),
    number('cumulativeTime', msg`Cumulative time`),
  ],
  depths: [number('maxDepth', msg`Maximum depth`), number('averageDepth', msg`Average depth`)],
  conditions: [
    number('waterTemp', msg`Water temperature`),
    number('visibilityValue', msg`Visibility`),
    {
      kind: 'choice',
      name: 'visibilityUnit',
      label: msg`Visibility Unit`,
      names: visibilityUnitNames,
    },
    { kind: 'choice', name: 'currentCondition', label: msg`Current`, names: currentNames },
    ...flags('isFresh', 'isSalt', 'isShore', 'isBoat', 'isWreck', 'isReef', 'isCave'),
    ...flags('isTraining', 'isSearchRecovery'),
  ],
  gas: [
    number('startPSI', msg`Start pressure`),
    number('endPSI', msg`End pressure`),
    number('n2', msg`N2`),
    number('cnsO2', msg`CNS O2`),
  ],
  gear: [
    number('weight', msg`Weight`),
    { kind: 'gear', name: 'exposureGear', label: msg`Gear` },
    ...flags('usedComputer', 'usedScooter', 'usedCamera'),
  ],
  decompression: [
    number('si', msg`Surface interval`),
    { kind: 'text', name: 'pg', label: msg`Pressure group` },
    number('deco1', msg`Deco 1`),
    number('deco2', msg`Deco 2`),
    number('deco3', msg`Deco 3`),
  ],
  notes: [
    { kind: 'long', name: 'comments', label: msg({ message: 'Comments', context: 'dive log' }) },
  ],
};

/** In display order. */
export const fieldGroups: readonly FieldGroup[] = [
  'dive',
  'times',
  'depths',
  'conditions',
  'gas',
  'gear',
  'decompression',
  'notes',
];

const allFields = Object.values(diveLogFields).flat();

export function fieldNamed(name: string): DiveLogField | undefined {
  return allFields.find((one) => one.name === name);
}

/** A field's label; unknown names are returned unchanged. */
export function fieldLabel(name: string): string {
  const field = fieldNamed(name);
  return field ? i18n._(field.label) : name;
}

/** A form value as display text. */
export function valueText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value)) return value.map((item) => gearWord(String(item)).text).join(' · ');
  const field = fieldNamed(name);
  const choice = field?.kind === 'choice' ? field.names[String(value)] : undefined;
  return choice ? i18n._(choice) : String(value);
}
