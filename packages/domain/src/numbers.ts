import * as v from 'valibot';
import { messageKey } from './messages.ts';

const plainNumber = /^-?\d+(\.\d+)?$/;

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits to ASCII; the Arabic decimal mark to a point. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('\u066B', '.');
}

/**
 * Whether a text is a number without exponent or plus sign; spaces around it and Arabic digits are
 * allowed.
 */
export function isNumericText(text: string): boolean {
  return plainNumber.test(toLatinDigits(text.trim()));
}

/** Parses a number; null for an empty or invalid text, never 0. */
export function toNumberOrNull(text: string): number | null {
  const latin = toLatinDigits(text.trim());
  return plainNumber.test(latin) ? Number(latin) : null;
}

/** A stored number as a form's text; null becomes an empty field. */
export function toNumberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A form field that is empty or a number. */
export const numericText = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || isNumericText(text), messageKey('number.invalid')),
);

/** A number in a payload: no coercion, no infinity (which 1e309 in JSON becomes). */
export const finiteNumber = v.pipe(
  v.number(messageKey('number.invalid')),
  v.finite(messageKey('number.invalid')),
);

/** A number in a response: other backends may send decimals as text or omit the field. */
export const numberOrNull = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (typeof value === 'string' ? toNumberOrNull(value) : value)),
);

/** A count in a response; 0 if missing. */
export const countOrZero = v.pipe(
  numberOrNull,
  v.transform((value) => value ?? 0),
);
