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

/** A typed number: no exponent, no sign but minus; surrounding spaces and Arabic digits are fine. */
export function isNumericText(text: string): boolean {
  return plainNumber.test(toLatinDigits(text.trim()));
}

/** The number a text says, or null for an empty or unreadable one: never 0 by accident. */
export function toNumberOrNull(text: string): number | null {
  const latin = toLatinDigits(text.trim());
  return plainNumber.test(latin) ? Number(latin) : null;
}

/** The form text of a stored number; null shows as an empty field. */
export function toNumberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A form field that may stay empty and otherwise holds a number. */
export const numericText = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || isNumericText(text), messageKey('number.invalid')),
);

/** A number in a payload: no coercion, no infinity (JSON's 1e309 is one). */
export const finiteNumber = v.pipe(
  v.number(messageKey('number.invalid')),
  v.finite(messageKey('number.invalid')),
);

/** A number in an answer: other backends send decimals as text and leave out what they lack. */
export const answeredNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (typeof value === 'string' ? toNumberOrNull(value) : value)),
);

/** A count in an answer; missing counts as 0. */
export const answeredCount = v.pipe(
  answeredNumber,
  v.transform((value) => value ?? 0),
);
