import * as v from 'valibot';
import { onlyChanged, unlessUnchanged } from './changes.ts';
import { toClockTime } from './dates.ts';
import { typedDiveDate } from './dive-date.ts';
import {
  type DiveLog,
  type DiveLogFlag,
  diveLogFlags,
  diveLogLineNames,
  type DiveLogNumber,
  diveLogNumbers,
  type DiveLogUpdate,
  diveLogUpdateSchema,
  gear,
} from './dive-log.ts';
import { fromNames } from './keys.ts';
import { unitOf } from './dive-log-amounts.ts';
import { type NumberField, numberText, readNumber, toStored } from './dive-log-form-numbers.ts';
import { readTypedDay, typedDay } from './typed-day.ts';
import type { UnitSystem } from './units.ts';

/** Fields that are sent as text, or as null when empty. */
const textFields = [
  'timeIn',
  'timeOut',
  ...diveLogLineNames,
  'comments',
  'visibilityUnit',
  'currentCondition',
  'freediveOrScuba',
] as const;
type TextField = (typeof textFields)[number];

/**
 * The edit form of a dive log. Numbers, the date (MM/DD/YYYY), times and choices are text. Numbers are in the units that
 * the person chose, or have a typed unit.
 */
export type DiveLogForm = Record<DiveLogNumber | TextField | 'date', string> &
  Record<DiveLogFlag, boolean> & { exposureGear: string[] };

export function diveLogForm(log: DiveLog, units?: UnitSystem): DiveLogForm {
  return {
    ...fromNames(diveLogNumbers, (name) => numberText(log, name, units)),
    ...fromNames(textFields, (name) => log[name] ?? ''),
    ...fromNames(diveLogFlags, (name) => log[name]),
    date: typedDay(log.date),
    exposureGear: log.exposureGear,
  };
}

/** The number to send; an empty text is null, not 0. */
function toNumberValue(
  name: DiveLogNumber,
  { [name]: text, visibilityUnit }: DiveLogForm,
  units: UnitSystem | undefined,
): number | null {
  const field = { name, visibilityUnit, units };
  const typed = readNumber(field, text);
  // The payload's rule refuses NaN.
  return typeof typed === 'string' ? Number.NaN : typed && toStored(field, typed);
}

function toTextValue(text: string): string | null {
  return text.trim() || null;
}

/**
 * The log with the form's values, to look for implausible ones. Values that cannot be parsed are null.
 */
export function diveLogOfForm(log: DiveLog, form: DiveLogForm, units?: UnitSystem): DiveLog {
  const initial = diveLogForm(log, units);
  return {
    ...log,
    ...fromNames(diveLogNumbers, (name) => {
      if (form[name] === initial[name]) return log[name];
      const value = toNumberValue(name, form, units);
      return Number.isFinite(value) ? value : null;
    }),
    ...fromNames(textFields, (name) => toTextValue(form[name])),
    ...fromNames(diveLogFlags, (name) => form[name]),
    date: readTypedDay(form.date),
    // Normalised here, because the field itself normalises its text only on blur.
    timeIn: toTextValue(toClockTime(form.timeIn)),
    timeOut: toTextValue(toClockTime(form.timeOut)),
    exposureGear: form.exposureGear,
  };
}

/** The schema of a form that was opened with the values `initial`. */
export function diveLogFormSchema(initial: DiveLogForm, units?: UnitSystem) {
  const rules = diveLogUpdateSchema.entries;
  return v.object({
    ...fromNames(diveLogNumbers, (name) =>
      unlessUnchanged(
        initial[name],
        numberRule({ name, visibilityUnit: initial.visibilityUnit, units }, rules[name]),
      ),
    ),
    ...fromNames(textFields, (name) => unlessUnchanged(initial[name], rules[name], toTextValue)),
    ...v.entriesFromList(diveLogFlags, v.boolean()),
    date: unlessUnchanged(initial.date, typedDiveDate),
    exposureGear: v.array(v.picklist([...gear, ...initial.exposureGear])),
  });
}

/** Applies the payload's rule to a typed number, which may have a unit. */
function numberRule(field: NumberField, rule: v.GenericSchema<unknown, unknown>) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const typed = readNumber(field, dataset.value);
      if (typeof typed === 'string') return addIssue({ message: typed });
      const { issues = [] } = v.safeParse(rule, typed && toStored(field, typed));
      for (const { message } of issues) addIssue({ message });
    }),
  );
}

/** `exposureGear` may have values of another backend, which are sent back unchanged. */
export type DiveLogPayload = Omit<DiveLogUpdate, 'exposureGear'> & { exposureGear?: string[] };

/** The changed fields of a validated form, in stored units; empty texts are null. */
export function diveLogPayload(
  initial: DiveLogForm,
  form: DiveLogForm,
  units?: UnitSystem,
): DiveLogPayload {
  const { exposureGear, ...changed }: Partial<DiveLogForm> = onlyChanged(initial, form);
  const values: Record<string, unknown> = changed;
  for (const name of diveLogNumbers) {
    if (name in changed) values[name] = toNumberValue(name, form, units);
  }
  for (const name of textFields) if (name in changed) values[name] = toTextValue(form[name]);
  if ('date' in changed) values['date'] = readTypedDay(form.date);
  if ('visibilityValue' in changed) Object.assign(values, typedVisibilityUnit(form, units));
  const payload = v.parse(diveLogUpdateSchema, values);
  return exposureGear ? { ...payload, exposureGear: [...new Set(exposureGear)] } : payload;
}

/** The unit of a visibility that was typed with one, if the form has none. */
function typedVisibilityUnit(form: DiveLogForm, units: UnitSystem | undefined) {
  const { visibilityValue, visibilityUnit } = form;
  const typed = readNumber({ name: 'visibilityValue', visibilityUnit, units }, visibilityValue);
  if (unitOf('visibilityValue', visibilityUnit) || typed === null || typeof typed === 'string') {
    return {};
  }
  return typed.unit ? { visibilityUnit: typed.unit } : {};
}
