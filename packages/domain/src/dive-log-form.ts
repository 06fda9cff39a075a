import * as v from 'valibot';
import { onlyChanged, unlessUnchanged } from './changes.ts';
import { maskedDateText, parseMaskedDate, toClockTime, toMaskedDate } from './dates.ts';
import {
  type DiveLog,
  type DiveLogFlag,
  diveLogFlags,
  type DiveLogNumber,
  diveLogNumbers,
  type DiveLogUpdate,
  diveLogUpdateSchema,
  gear,
} from './dive-log.ts';
import { isNumericText, toNumberOrNull, toNumberText } from './numbers.ts';

/** Fields that are sent as text, or as null when empty. */
const textFields = [
  'timeIn',
  'timeOut',
  'location',
  'site',
  'pg',
  'comments',
  'visibilityUnit',
  'currentCondition',
  'freediveOrScuba',
] as const;
type TextField = (typeof textFields)[number];

/** The edit form of a dive log: numbers, the date (MM/DD/YYYY), times and choices are all text. */
export type DiveLogForm = Record<DiveLogNumber | TextField | 'date', string> &
  Record<DiveLogFlag, boolean> & { exposureGear: string[] };

function fromNames<TName extends string, TValue>(
  names: readonly TName[],
  read: (name: TName) => TValue,
): Record<TName, TValue> {
  const entries = names.map((name) => [name, read(name)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the key type
  return Object.fromEntries(entries) as Record<TName, TValue>;
}

export function diveLogForm(log: DiveLog): DiveLogForm {
  return {
    ...fromNames(diveLogNumbers, (name) => toNumberText(log[name])),
    ...fromNames(textFields, (name) => log[name] ?? ''),
    ...fromNames(diveLogFlags, (name) => log[name]),
    date: toMaskedDate(log.date),
    exposureGear: log.exposureGear,
  };
}

/**
 * '' becomes null and never 0; a text that is not a number becomes NaN, which the payload's rule
 * refuses.
 */
function toNumberValue(text: string): number | null {
  return text.trim() === '' || isNumericText(text) ? toNumberOrNull(text) : Number.NaN;
}

function toTextValue(text: string): string | null {
  return text.trim() || null;
}

/**
 * The log with the form's values, for its findings; values that cannot be parsed (yet) are null.
 */
export function diveLogOfForm(log: DiveLog, form: DiveLogForm): DiveLog {
  return {
    ...log,
    ...fromNames(diveLogNumbers, (name) => toNumberOrNull(form[name])),
    ...fromNames(textFields, (name) => toTextValue(form[name])),
    ...fromNames(diveLogFlags, (name) => form[name]),
    date: parseMaskedDate(form.date),
    // Normalised, so that findings appear while typing and not only on blur.
    timeIn: toTextValue(toClockTime(form.timeIn)),
    timeOut: toTextValue(toClockTime(form.timeOut)),
    exposureGear: form.exposureGear,
  };
}

/** The schema of an edit that started with `initial`. */
export function diveLogFormSchema(initial: DiveLogForm) {
  const rules = diveLogUpdateSchema.entries;
  return v.object({
    ...fromNames(diveLogNumbers, (name) =>
      unlessUnchanged(initial[name], rules[name], toNumberValue),
    ),
    ...fromNames(textFields, (name) => unlessUnchanged(initial[name], rules[name], toTextValue)),
    ...v.entriesFromList(diveLogFlags, v.boolean()),
    date: maskedDateText,
    exposureGear: v.array(v.picklist([...gear, ...initial.exposureGear])),
  });
}

/** Includes gear that only another backend knows, which is sent back unchanged. */
export type DiveLogPayload = Omit<DiveLogUpdate, 'exposureGear'> & { exposureGear?: string[] };

/** The payload of a validated edit: only changed fields, empty as null, '0' as 0. */
export function diveLogPayload(initial: DiveLogForm, form: DiveLogForm): DiveLogPayload {
  const { exposureGear, ...changed }: Partial<DiveLogForm> = onlyChanged(initial, form);
  const values: Record<string, unknown> = changed;
  for (const name of diveLogNumbers) if (name in changed) values[name] = toNumberValue(form[name]);
  for (const name of textFields) if (name in changed) values[name] = toTextValue(form[name]);
  if ('date' in changed) values['date'] = parseMaskedDate(form.date);
  const payload = v.parse(diveLogUpdateSchema, values);
  return exposureGear ? { ...payload, exposureGear: [...new Set(exposureGear)] } : payload;
}
