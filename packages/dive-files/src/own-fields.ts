import { diveLogFlags, diveLogNumbers, storedUnits } from '@buddyline/domain/dive-log';
import { type ImportedDive, importedDiveSchema } from '@buddyline/domain/dive-log-import';
import { keysOf } from '@buddyline/domain/keys';
import type { Unit } from '@buddyline/domain/units';

/** Begins the paragraph of a UDDF file, and the keys of a Subsurface file, with what only we have. */
export const ownMark = 'Buddyline';

const fields = keysOf(importedDiveSchema.entries);
const numbers = new Set<string>(diveLogNumbers);
const flags = new Set<string>(diveLogFlags);

/** Other names in files, for people who read them. */
export const nameOf = (field: string): string => (field === 'pg' ? 'pressureGroup' : field);
const fieldOf = new Map<string, keyof ImportedDive>(fields.map((field) => [nameOf(field), field]));

/** What the units of files may differ by: less than 1 mm, 1 mK, 1 mbar, 1 g and a second. */
const tolerances: Partial<Record<Unit, number>> = {
  ft: 0.003,
  '°F': 0.001,
  psi: 0.01,
  lb: 0.002,
  min: 0.01,
};
const otherTolerance = 1e-6;

/**
 * The fields of a dive that a file would not give back as they are. Whatever a format cannot express is
 * found by reading what was written, so that no field is forgotten.
 */
export function ownFields(dive: ImportedDive, readBack: ImportedDive): [string, string][] {
  return fields
    .filter((field) => !isSame(field, dive[field], readBack[field]))
    .map((field) => [nameOf(field), textOf(dive[field])]);
}

type Value = ImportedDive[keyof ImportedDive];

function isSame(field: keyof ImportedDive, one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= toleranceOf(field);
  }
  return textOf(one) === textOf(other);
}

function toleranceOf(field: string): number {
  const units: Partial<Record<string, Unit | null>> = storedUnits;
  const unit = units[field];
  return (unit && tolerances[unit]) ?? otherTolerance;
}

/** Lists are joined: their items are words in capitals. */
function textOf(value: Value): string {
  if (Array.isArray(value)) return value.join(',');
  return value === null ? '' : String(value);
}

/** The dive with the fields of ours that a file has; a field without a value is empty. */
export function withOwnFields(dive: ImportedDive, own: ReadonlyMap<string, string>): ImportedDive {
  const result = { ...dive };
  for (const [name, text] of own) {
    const field = fieldOf.get(name);
    if (field !== undefined) Object.assign(result, { [field]: valueOf(field, text) });
  }
  return result;
}

function valueOf(field: string, text: string): unknown {
  if (flags.has(field)) return text === 'true';
  if (field === 'exposureGear') return text === '' ? [] : text.split(',');
  if (text === '') return null;
  return numbers.has(field) ? Number(text) : text;
}

const separator = '; ';

/** 'Buddyline: pressureGroup=C; n2=79'. */
export function ownParagraph(own: readonly (readonly [string, string])[]): string {
  const escape = (text: string): string =>
    text.replace(/[%;\r\n]/g, (sign) => encodeURIComponent(sign));
  return `${ownMark}: ${own.map(([name, text]) => `${name}=${escape(text)}`).join(separator)}`;
}

/** The fields of such a paragraph; null for any other text. */
export function readOwnParagraph(text: string): [string, string][] | null {
  const begin = `${ownMark}: `;
  if (!text.startsWith(begin)) return null;
  return text
    .slice(begin.length)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.includes('='))
    .map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), unescaped(part.slice(at + 1))];
    });
}

function unescaped(text: string): string {
  return text.replace(/%(?:25|3B|0D|0A)/gi, (code) => decodeURIComponent(code));
}
